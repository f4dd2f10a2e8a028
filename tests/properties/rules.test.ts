import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { parseCart } from '../../src/api/cart';
import { searchPath } from '../../src/config/paths';
import { isOwnPath, safeImageAddress } from '../../src/model/address';
import { wrapIndex } from '../../src/model/carousel';
import { cartCount, cartTotal } from '../../src/model/cart';
import { PRICE_BANDS, SORTS, viewOf } from '../../src/model/catalogueView';
import { joinPages } from '../../src/model/paging';
import { isOrderId, isSameProduct, toCartAddId } from '../../src/model/ids';
import { formatCents, toCents } from '../../src/model/money';
import type { Product } from '../../src/model/product';
import { matchesNormalised, matchesPlainly, normaliseForSearch } from '../../src/model/searchTargets';
import { showableText } from '../../src/model/serverText';
import { isEmail, isLettersOnly, isOtp } from '../../src/model/validation';
import { holds } from './holds';

const MAX_CENTS = 1_000_000_000;
const cents = fc.integer({ min: 0, max: MAX_CENTS });
const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }));
const words = fc.stringMatching(/^[\p{L}\p{N} ./'-]{0,12}$/u);

/** A price in one of the ways that servers write it, with its cents as exact integers. */
const priced = fc.integer({ min: 0, max: MAX_CENTS - 1 }).chain((amount) => {
  const [whole, part] = [Math.floor(amount / 100), String(amount % 100).padStart(2, '0')];
  return fc.constantFrom<[string | number, bigint]>(
    [amount / 100, BigInt(amount)],
    [`${whole}.${part}`, BigInt(amount)],
    [`$${whole}.${part}`, BigInt(amount)],
    [`$${whole.toLocaleString('en-US')}.${part}`, BigInt(amount)],
    [` $ ${whole}.${part}0 `, BigInt(amount)],
    [`${whole}.${part}4999`, BigInt(amount)],
    [`${whole}.${part}5`, BigInt(amount) + 1n],
    [`${whole}`, BigInt(whole) * 100n],
  );
});

describe('money (17.5)', () => {
  holds(
    'is read as it is shown (1.3)',
    fc.property(cents, (amount) => {
      expect(toCents(formatCents(amount))).toBe(amount);
    }),
  );

  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  holds(
    'is shown as American English writes dollars',
    fc.property(cents, (amount) => {
      expect(formatCents(amount)).toBe(dollars.format(amount / 100));
    }),
  );

  holds(
    'is read from a number of dollars to the cent',
    fc.property(cents, (amount) => {
      expect(toCents(amount / 100)).toBe(amount);
    }),
  );

  holds(
    'is never a fraction, negative, or more than can be added up',
    fc.property(fc.oneof(fc.anything(), fc.double(), text), (price) => {
      const read = toCents(price);
      if (read === undefined) return;
      expect(Number.isInteger(read) && read >= 0 && read <= MAX_CENTS).toBe(true);
    }),
    1000,
  );

  holds(
    'of a cart adds up as exact integers do, whatever the mix of numbers and texts (11.5)',
    fc.property(fc.array(fc.tuple(priced, fc.integer({ min: 1, max: 999 })), { maxLength: 50 }), (rows) => {
      const lines = parseCart(
        rows.map(([[price], quantity], index) => ({
          productId: `product-${index}`,
          name: 'x',
          price,
          quantity,
        })),
      );
      const exact = rows.reduce((sum, [[, amount], quantity]) => sum + amount * BigInt(quantity), 0n);
      expect(BigInt(cartTotal(lines))).toBe(exact);
      expect(cartCount(lines)).toBe(rows.reduce((sum, [, quantity]) => sum + quantity, 0));
    }),
  );

  holds(
    'of rows that are not shown does not count',
    fc.property(fc.array(fc.tuple(priced, fc.nat(3)), { maxLength: 20 }), (rows) => {
      const shown = rows.filter(([, kind]) => kind === 0);
      const lines = parseCart(
        rows.map(([[price], kind], index) => ({
          productId: kind === 1 ? '' : `product-${index}`,
          name: kind === 2 ? null : 'x',
          price: kind === 3 ? 'free' : price,
        })),
      );
      expect(BigInt(cartTotal(lines))).toBe(shown.reduce((sum, [[, amount]]) => sum + amount, 0n));
    }),
  );
});

describe('an id', () => {
  const hex = fc.string({
    unit: fc.constantFrom(...'0123456789abcdefABCDEF'.split('')),
    minLength: 23,
    maxLength: 25,
  });
  const id = fc
    .tuple(fc.constantFrom('', 'prod_', 'prod_prod_', 'PROD_', ' '), fc.oneof(hex, text))
    .map(([prefix, rest]) => prefix + rest);
  const isHex24 = (bare: string): boolean =>
    bare.length === 24 && bare.split('').every((sign) => '0123456789abcdef'.includes(sign.toLowerCase()));

  holds(
    'can be added exactly if what is left without one leading prod_ is 24 hex characters',
    fc.property(id, (given) => {
      const bare = given.startsWith('prod_') ? given.slice(5) : given;
      expect(toCartAddId(given)).toBe(isHex24(bare) ? bare : undefined);
    }),
    1000,
  );

  holds(
    'can be ordered exactly if it is 24 hex characters, begins with prod_, or has at least 8 characters',
    fc.property(id, (given) => {
      expect(isOrderId(given)).toBe(isHex24(given) || given.slice(0, 5) === 'prod_' || given.length >= 8);
    }),
    1000,
  );

  holds(
    'that can be added can be ordered, and is of the same product as what is sent',
    fc.property(id, (given) => {
      const sent = toCartAddId(given);
      if (sent !== undefined)
        expect([isOrderId(given), isOrderId(sent), isSameProduct(given, sent)]).toEqual([true, true, true]);
    }),
  );
});

describe('matching', () => {
  const cases = (given: string): string[] => [given, given.toUpperCase(), given.toLowerCase()];

  for (const [rule, matches] of [
    ["the overlay's", matchesPlainly],
    ["the results page's", matchesNormalised],
  ] as const) {
    holds(
      `by ${rule} rule does not ask for the case of either side`,
      fc.property(fc.oneof(words, text), fc.oneof(words, text), (name, query) => {
        const answers = cases(name).flatMap((one) => cases(query).map((other) => matches(one, other)));
        expect(new Set(answers).size).toBe(1);
      }),
      1000,
    );

    holds(
      `by ${rule} rule finds a name by any run of its letters, in any case`,
      fc.property(
        fc.stringMatching(/^[A-Za-zÀ-ÿΑ-ΡΣ-Ωα-ωА-я0-9]{1,12}$/),
        fc.nat(11),
        fc.nat(11),
        (name, one, other) => {
          const [from, to] = [Math.min(one, other), Math.max(one, other) + 1];
          const part = name.slice(from, to);
          if (part !== '') expect(cases(part).every((query) => matches(name, query))).toBe(true);
        },
      ),
    );
  }

  holds(
    'normalises what is normalised to itself, without signs or double spaces',
    fc.property(text, (given) => {
      const once = normaliseForSearch(given);
      expect(normaliseForSearch(once)).toBe(once);
      expect(once).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u);
    }),
  );

  holds(
    'a query in an address gives the same query back',
    fc.property(text, (query) => {
      expect(new URL(searchPath(query), 'https://shop.example').searchParams.get('query')).toBe(query);
    }),
  );
});

describe('the carousel', () => {
  holds(
    'stays in range for any moves, and comes back by the moves taken back (7.2)',
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.integer({ min: -20, max: 20 })),
      (count, steps) => {
        const walked = steps.map((step) => [step, -step] as const);
        let index = 0;
        for (const [step] of walked) {
          index = wrapIndex(index, step, count);
          expect(Number.isInteger(index) && index >= 0 && index < count).toBe(true);
        }
        for (const [, back] of walked.reverse()) index = wrapIndex(index, back, count);
        expect(index).toBe(0);
      },
    ),
  );
});

describe('the catalogue', () => {
  const product = fc.record({
    id: fc.constantFrom(...'abcdefghijklmnop'.split('')),
    name: words,
    price: fc.integer({ min: 0, max: 30_000 }),
    description: fc.constant(''),
    image: fc.constant(null),
  });
  const products: fc.Arbitrary<Product[]> = fc.uniqueArray(product, { selector: ({ id }) => id });
  const sort = fc.constantFrom(...SORTS);
  const band = fc.constantFrom(...PRICE_BANDS);

  holds(
    'shows what the band lets through, each once, however it is sorted',
    fc.property(products, sort, sort, band, (all, one, other, chosen) => {
      const ids = (list: readonly Product[]): string[] => list.map(({ id }) => id).sort();
      expect(ids(viewOf(all, one, chosen))).toEqual(ids(viewOf(all, other, chosen)));
      expect(viewOf(all, 'featured', chosen)).toEqual(
        all.filter((item) => viewOf([item], 'featured', chosen).length > 0),
      );
    }),
  );

  holds(
    'sorted by price goes one way',
    fc.property(products, band, (all, chosen) => {
      const prices = viewOf(all, 'price-asc', chosen).map(({ price }) => price);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      expect(viewOf(all, 'price-desc', chosen).map(({ price }) => price)).toEqual([...prices].reverse());
    }),
  );

  holds(
    'holds each product of its pages once, in the order of their coming',
    fc.property(fc.array(fc.array(product, { maxLength: 10 }), { maxLength: 6 }), (lists) => {
      const pages = lists.map((list) => ({ rows: list, rawCount: list.length }));
      const ids = joinPages(pages).rows.map(({ id }) => id);
      expect(ids).toEqual([...new Set(lists.flat().map(({ id }) => id))]);
    }),
  );
});

describe('what comes from outside', () => {
  const SITE = 'https://shop.example';
  const signs = fc
    .array(
      fc.constantFrom(
        '/',
        '/',
        '\\',
        '\t',
        '\n',
        ':',
        '.',
        ' ',
        'a',
        '@',
        '?',
        '#',
        '%2f',
        'http',
        'https://',
        'data:',
        'image/',
      ),
      {
        maxLength: 6,
      },
    )
    .map((parts) => parts.join(''));

  holds(
    'as an address is a picture of the web, of this site or in itself, or is refused (17.7)',
    fc.property(fc.oneof(signs, text, fc.webUrl(), fc.anything()), (given) => {
      const address = safeImageAddress(given);
      if (address === null) return;
      const { protocol, origin } = new URL(address, SITE);
      expect(['http:', 'https:', 'data:']).toContain(protocol);
      if (protocol === 'data:') expect(address).toMatch(/^data:image\//i);
      if (address.startsWith('/')) expect(origin).toBe(SITE);
    }),
    2000,
  );

  holds(
    'as a path leads to this site, or is refused',
    fc.property(fc.oneof(signs, text), (given) => {
      if (isOwnPath(given)) expect(new URL(given, SITE).origin).toBe(SITE);
    }),
    2000,
  );

  holds(
    'as a text is shown trimmed, without markup at its start and at most 200 characters long, or not at all',
    fc.property(
      fc.array(fc.oneof(fc.anything(), fc.string({ maxLength: 300 }), fc.constant('<b>'))),
      (given) => {
        const shown = showableText(...given);
        if (shown === undefined) return;
        expect(given.some((candidate) => typeof candidate === 'string' && candidate.trim() === shown)).toBe(
          true,
        );
        expect(shown).toMatch(/^[^<\s]/);
        expect(shown.length).toBeLessThanOrEqual(200);
      },
    ),
  );

  holds(
    'as an e-mail address has one @, no white space, and a dot in its domain',
    fc.property(fc.oneof(fc.emailAddress(), text, signs), (given) => {
      const [local = '', domain = '', ...more] = given.split('@');
      const labels = domain.split('.');
      const right =
        !/\s/.test(given) && more.length === 0 && local !== '' && labels.length > 1 && !labels.includes('');
      expect(isEmail(given)).toBe(right);
    }),
    1000,
  );

  holds(
    'as a name is of letters and spaces, as a code of six digits',
    fc.property(fc.oneof(text, fc.stringMatching(/^\d{5,7}$/), words), (given) => {
      if (isLettersOnly(given)) expect(given.normalize('NFKD')).not.toMatch(/[0-9!-/:-@[-`{-~]/);
      expect(isOtp(given)).toBe(
        given.length === 6 && given.split('').every((sign) => sign >= '0' && sign <= '9'),
      );
    }),
  );
});
