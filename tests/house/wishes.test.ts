import { describe, expect, it } from 'vitest';
import { familyNames } from '#house/families';
import { helpWords } from '#shop/search/questions';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { allPerfumeTexts } from '#house/perfumes/texts';
import * as house from '#house/scent';
import wishes from '#house/wishes.json';
import { keysOf } from '#lib/tables';
import { seedProducts } from '#mocks/seed/catalogue';
import { exclude } from '#shop/search/wish/choose';
import { criteriaOf } from '#shop/search/wish/criteria';
import { matchOf } from '#shop/search/wish/evidence';
import { answerTo } from '#shop/search/wish/index';
import { readWish } from '#shop/search/wish/read';
import { sentencesOf } from '#shop/search/wishSentences';
import { own } from '../helpers/goods';

/** A wish with the perfumes that a good adviser names first (if none, no perfume fits), may name, and must not name. */
interface LabelledWish {
  wish: string;
  kind: string;
  best?: string[];
  acceptable?: string[];
  forbidden?: string[];
}

/** In cents. */
const prices = Object.fromEntries(own.map(({ perfume, price }) => [perfume, price]));
const keys = keysOf(perfumes);
const notes = keys.flatMap((perfume) =>
  Object.values(allPerfumeTexts[perfume].notes)
    .flat()
    .map(({ name }) => ({ perfume, name })),
);
const foundBy = (query: string): PerfumeKey[] => answerTo(query, prices).hits.map(({ perfume }) => perfume);
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Every text with one typing mistake after the first letter: a letter replaced, left out, added or swapped. */
function mistyped(text: string): string[] {
  return Array.from({ length: text.length }, (_, index) => {
    const [before, after] = [text.slice(0, index + 1), text.slice(index + 1)];
    const swapped = after.length > 1 ? [before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2)] : [];
    const changed = [...letters].flatMap((letter) => [
      before + letter + after,
      before + letter + after.slice(1),
    ]);
    return [before + after.slice(1), ...swapped, ...changed];
  }).flat();
}

describe.each([
  // kind; the share of wishes whose first hit may be neither best nor acceptable, and not the best
  ['single', 0.03, 0.05],
  ['several', 0.03, 0.05],
  ['negation', 0.03, 0.1],
  ['none', 0, 0],
])('wishes of the kind %s', (kind, mayBeWrong, mayBeSecond) => {
  const labelled: LabelledWish[] = wishes.filter((wish) => wish.kind === kind);
  it('never get a perfume that they exclude', () => {
    expect(labelled.length).toBeGreaterThan(0);
    const wrong = labelled.filter(({ wish, forbidden = [] }) =>
      foundBy(wish).some((key) => forbidden.includes(key)),
    );
    expect(wrong).toEqual([]);
  });

  it('get the perfume first that a good adviser names, or none', () => {
    const answers = labelled.map((wish) => ({ ...wish, first: foundBy(wish.wish)[0] ?? '' }));
    const notBest = answers.filter(({ best = [''], first }) => !best.includes(first));
    const wrong = notBest.filter(({ acceptable = [], first }) => !acceptable.includes(first));
    const list = notBest.map(({ wish, first }) => `'${wish}' finds ${first || 'nothing'}`).join('\n');
    expect(wrong.length / labelled.length, list).toBeLessThanOrEqual(mayBeWrong);
    expect(notBest.length / labelled.length, list).toBeLessThanOrEqual(mayBeSecond);
  });
});

describe.each(keys)('a question about %s', (key) => {
  it.each(['does NAME last long', 'notes of NAME', 'what goes with NAME'])('has it alone: %s', (question) => {
    expect(foundBy(question.replace('NAME', perfumes[key].name))).toEqual([key]);
  });

  it('says what it is worn with', () => {
    const { hits } = answerTo(`can I layer ${perfumes[key].name}`, prices);
    expect(hits.map(sentencesOf)).toEqual([perfumes[key].wornWith?.reason ?? '']);
  });
});

/** What each price leaves. */
const priced: [text: string, fits: (cents: number) => boolean][] = [
  ...['under 160', 'max $160', 'up to 160 dollars', 'below $160', 'at most 160', '$160', '160 dollars'],
  ...['no more than 160', 'not over $160', 'not more than 160', 'nothing over 160', 'never above $160'],
  ...['less than $160', 'cheaper than 160', '160 or less', "i don't want to spend over 160"],
  ...['less than a hundred and sixty', 'up to one hundred sixty dollars', 'one sixty max', '$100-$160'],
].map((text): [string, (cents: number) => boolean] => [text, (cents) => cents <= 16_000]);
const dearer =
  'over 160|at least $160|more than 160 dollars|no less than 160|not under $160|160+|from a hundred and sixty dollars';
for (const text of dearer.split('|')) priced.push([text, (cents) => cents >= 16_000]);

/** Ways to refuse a scent. */
const ways =
  'no X|not X|nothing with X|nothing X|without X|w/o X|hate X|i hate X|anything but X|all but X|she dislikes X|i don’t like X|' +
  'he does not want X|X free|X-free|free of X|free from X|avoid X|allergic to X|i can’t stand X|cannot stand X|sick of X|' +
  'tired of X|bored of X|fed up with X|not a fan of X|not into X|no more X|X is not for me|X makes me sneeze|' +
  'X gives me headaches|X? no thanks|X, no thanks|X is a no|X not wanted|X is the one thing I can’t wear|X and me don’t get along|keep the X away from me|I never wear X|X has never been my thing|X isn’t my cup of tea|X was never my favourite|ohne X|sin X|sans X|senza X|0 X|0% X|everything except X|other than X|rather not X|' +
  'leave out the X|apart from X|has no X|hasn’t any X|shouldn’t smell of X|non X|not too X|not another X|too X|' +
  'I don’t care for X|devoid of X|X? pass|intolerant to X|X excluded|against X|get rid of the X|leave X out|keep X out of it|X-less|had enough of X|I find X cloying|un-X|prefer iris over X|iris yes X no|X + iris = no|X 🤮|X нет|scared of X|X is for grannies|X disgusts me|least favourite: X|ich hasse X|X flabbergasts me|block X|' +
  'only a bit of X|light on the X|X for other people|X for my enemies|X? really?|X? over my dead body|X and I broke up';

/** A note of one word of each perfume. */
const ofOneWord = keys.flatMap(
  (key) => notes.find(({ perfume, name }) => perfume === key && /^[a-z]{4,}$/i.test(name)) ?? [],
);

describe('what is refused', () => {
  const refusals = (wishes as LabelledWish[]).filter(({ kind }) => kind === 'negation');

  it.each(priced)('is never offered with %j before or behind it, which holds, too', (price, fits) => {
    for (const { wish, forbidden = [] } of refusals) {
      const texts = [`${wish} ${price}`, `${price} ${wish}`, `a gift, ${wish} for ${price}`];
      for (const text of texts) {
        const found = foundBy(text);
        const wrong = found.filter((key) => forbidden.includes(key) || !fits(prices[key] ?? 0));
        expect(wrong, text).toEqual([]);
      }
      // A comma changes nothing.
      expect(foundBy(`${wish} ${price}`), wish).toEqual(foundBy(`${wish}, ${price}`));
      expect(foundBy(`${price} ${wish}`), wish).toEqual(foundBy(`${price}, ${wish}`));
    }
  });

  it.each(priced)(
    'stays refused with %j, whatever it leaves: no family is let in by a price',
    (price, fits) => {
      for (const family of Object.values(familyNames))
        for (const refusal of [`not ${family}`, `no ${family}`, `nothing with ${family}`]) {
          // An answer names three at most: a price may let in a fourth that fits.
          const isRead = foundBy(refusal).length > 0;
          const fitting = isRead ? exclude(criteriaOf(readWish(refusal)), prices) : [];
          const kept = fitting.map(({ perfume }) => perfume).filter((key) => fits(prices[key] ?? 0));
          for (const text of [`${refusal}, ${price}`, `${price}, ${refusal}`])
            expect(
              foundBy(text).filter((key) => !kept.includes(key)),
              text,
            ).toEqual([]);
        }
    },
  );

  const conditions = 'for winter|winter|in summer|for autumn|spring|strong|light|subtle|but strong';
  it.each(conditions.split('|'))('is never offered with %j before or behind it', (condition) => {
    expect(refusals.length).toBeGreaterThan(0);
    for (const { wish, forbidden = [] } of refusals)
      for (const text of [`${wish} ${condition}`, `${condition} ${wish}`])
        expect(
          foundBy(text).filter((key) => forbidden.includes(key)),
          text,
        ).toEqual([]);
  });

  it.each(ways.split('|'))('is never offered if said as %j, with or without a price', (way) => {
    expect(ofOneWord.length).toBeGreaterThan(0);
    for (const { name, perfume: refused } of ofOneWord) {
      const wish = way.replace('X', name.toLowerCase());
      for (const price of ['', 'under 330', '$330', 'over 100', 'at least $100', 'no more than 330'])
        for (const text of [`${wish} ${price}`, `${price} ${wish}`, `something warm ${wish} ${price}`])
          expect(foundBy(text), text).not.toContain(refused);
    }
  });
});

/** Ways to compare two perfumes. */
const comparing =
  'X vs Y|X vs. Y|X versus Y|X or Y|X or Y?|X compared to Y|X and Y|difference between X and Y|compare X with Y|' +
  'which is better, X or Y|should I get X or Y|is X better than Y|X or Y for my mother';

describe('perfumes that are compared', () => {
  it.each(comparing.split('|'))('are the whole answer: %s', (way) => {
    for (const { name, perfume } of own)
      for (const other of own.filter((one) => one.perfume !== perfume)) {
        const text = way.replace('X', name).replace('Y', other.name.toLowerCase());
        expect(foundBy(text).sort(), text).toEqual([perfume, other.perfume].sort());
      }
  });

  it('are all of the house, if all are named', () =>
    expect(foundBy(own.map(({ name }) => name).join(' vs '))).toEqual(keys));

  it('are those of the house beside other products', () => {
    const others = seedProducts.filter(({ name }) => !own.some((one) => name.startsWith(one.name)));
    expect(others.length).toBeGreaterThan(0);
    for (const { name } of others)
      for (const { name: ours, perfume } of own)
        for (const text of [`${name} vs ${ours}`, `${ours} vs ${name}`])
          expect(foundBy(text), text).toEqual([perfume]);
  });
});

describe('words about a scent', () => {
  it.each(notes)('find $perfume by $name, ignoring case', ({ perfume, name }) => {
    expect(foundBy(name)).toContain(perfume);
    expect(foundBy(` ${name.toUpperCase()} `)).toContain(perfume);
  });

  it.each(notes.filter(({ name }) => /^[a-z]{5,}$/i.test(name)))(
    'find $perfume by $name with a typing mistake',
    ({ perfume, name }) => {
      const texts = mistyped(name.toLowerCase());
      const missed = texts.filter((text) => !foundBy(text).includes(perfume));
      // A mistake can make another word, for example a comparative: 'ironer'.
      expect(missed.length / texts.length).toBeLessThan(0.06);
    },
  );
});

describe('the words of the house', () => {
  it('name as near only what a perfume smells of', () => {
    const near = Object.values(house.near).flatMap((things) => things.split(', '));
    const has = (thing: string): boolean => keys.some((key) => matchOf([thing], key).level > 0);
    expect(near.filter((thing) => !has(thing))).toEqual([]);
  });

  it('mean families that the house has', () => {
    const { scents, qualities, moods, conditions, always } = house;
    const meanings = [scents, qualities, moods, conditions, always].flatMap((table) => Object.keys(table));
    const named = meanings.flatMap((things) =>
      Array.from(things.matchAll(/family (\w+)/g), ([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name = '') => !Object.hasOwn(familyNames, name))).toEqual([]);
  });

  it('are not read into the words of help: shipping is no shopping', () => {
    const found = Object.values(helpWords).flatMap((words) => words.split(' '));
    expect(found.filter((word) => !readWish(word).includes(word))).toEqual([]);
  });

  it('mean one thing each', () => {
    const { scents, qualities, moods, conditions, always, others } = house;
    const rows = [scents, qualities, moods, conditions, always].flatMap((table) => Object.values(table));
    const phrases = [...rows, others].flatMap((words) => words.split(', ')).filter(Boolean);
    expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
  });
});
