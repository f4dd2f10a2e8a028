import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { appText } from '#app/texts';
import { QUESTIONS } from '#pages/catalogue/finder';
import { PRICE_BANDS, SORTS } from '#shop/products/catalogueView';

/** The files of the text tables. */
const TABLE = /(?:^|\/)(?:texts|\w+Texts)\.ts$/;

/** The source of the app, keyed by file such as 'house/house.ts'. */
const sources = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/^mocks\//.test(file))
    .map((file) => [file, readFileSync(`src/${file}`, 'utf8')]),
);

const list = (words: string): readonly string[] => words.split(' ');
const times = list('day evening night spring summer autumn winter');
const tiers = list('top heart base');

const TOOLS = list('find_perfumes get_perfume search_products get_cart add_to_cart open_page');

/** How the keys end that code composes, as `catalogue.sort.${sort}` does, by their beginning. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'agents.field.': list('wish name words product'),
  'agents.tool.': TOOLS,
  'band.': PRICE_BANDS.slice(1),
  'catalogue.price.': PRICE_BANDS,
  'catalogue.sort.': SORTS,
  'fact.': [...tiers, ...list('told isNot priceUnknown lacks isStill')],
  'navbar.': list('home products contact login register cart profile orders'),
  'occasion.': times,
  'order.': list('notFound unclear offline changed otherTab'),
  'panel.': list('loading notFound failed'),
  'price.': list('loading failed notFound'),
  'profile.': list('id name email'),
  'safety.': list('ingredients warnings responsiblePerson batch shelfLife'),
  'scent.': QUESTIONS.flatMap(({ ask, answers }) => [ask, ...answers.map((answer) => `${ask}.${answer}`)]),
  'timeline.': [...tiers, ...tiers.map((tier) => `${tier}Time`)],
  'wish.': list('without not notFor over from under upTo between').flatMap((end) =>
    /^(?:without|not)/.test(end) ? [end] : [`price.${end}`, `hours.${end}`],
  ),
};

/** The source of the text tables, or of all other code. */
const read = (tables: boolean): string =>
  [...sources].flatMap(([file, source]) => (TABLE.test(file) === tables ? source : [])).join('\n');

describe('the texts', () => {
  it('are looked up by a key of the table; an unknown key is a type error', () => {
    expect(appText('navbar.menu')).toBe('Menu');
    // @ts-expect-error no table has this key
    expect(appText('navbar.nothing')).toBe('navbar.nothing');
  });

  it.each([
    [0, 'Cart, 0 items'],
    [1, 'Cart, 1 item'],
    [2, 'Cart, 2 items'],
    [1000, 'Cart, 1000 items'],
  ])('are chosen by a count: %s', (count, text) => {
    expect(appText('navbar.cart.items', { count })).toBe(text);
    // @ts-expect-error the count is missing
    expect(appText('navbar.cart.items')).not.toBe(text);
  });

  it('are all used', () => {
    const code = read(false);
    const beginnings = Array.from(code.matchAll(/`([\w.]+\.)\$\{/g), ([, beginning = '']) => beginning);
    expect([...new Set(beginnings)].sort()).toEqual(Object.keys(ENDINGS));
    const composed = new Set(
      Object.entries(ENDINGS).flatMap(([beginning, endings]) => endings.map((ending) => beginning + ending)),
    );
    const isUsed = (key: string): boolean =>
      [key, key.replace(/\.(?:one|other)$/, ''), key.replace(/Of$/, '')].some(
        (name) => composed.has(name) || code.includes(`'${name}'`),
      );
    const keys = Array.from(read(true).matchAll(/^ {2}'([\w./-]+)':/gm), ([, key = '']) => key);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  it('begin alike where a button has a visible text and a longer one for screen readers', () => {
    const texts = new Map(
      Array.from(read(true).matchAll(/^ {2}'([\w./-]+)': '([^'\n]*)',$/gm), ([, key, text]) => [key, text]),
    );
    const spoken = [...texts].filter(([key = '']) => texts.has(key.replace(/Of$/, '')) && key.endsWith('Of'));
    expect(spoken.length).toBeGreaterThan(3);
    for (const [key = '', text = ''] of spoken.filter(([key]) => key !== 'withdrawal.messageOf'))
      expect(text.startsWith(texts.get(key.replace(/Of$/, '')) ?? ''), key).toBe(true);
  });

  it('end with three dots only in the listed texts', () => {
    const tables = [...sources].flatMap(([file, source]) => (TABLE.test(file) ? source : []));
    const dotted = tables.flatMap((table) => table.match(/(?<=')[^'\n]*\.\.\.(?=')/g) ?? []);
    expect([...new Set(dotted)].sort()).toEqual([
      'Checking access...',
      'Launching Soon...',
      'Loading animation...',
      'Loading more orders...',
      'Loading more...',
      'Loading products...',
      'Search products, pages...',
      'Search products...',
    ]);
  });
});
