import { describe, expect, it } from 'vitest';
import { familyNames } from '#house/families';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { allPerfumeTexts } from '#house/perfumes/texts';
import * as house from '#house/scent';
import { keysOf } from '#lib/tables';
import { scentHits } from '#shop/search/wish/index';
import { matchOf } from '#shop/search/wish/evidence';
import { own } from '../helpers/goods';
import wishes from './wishes.json';

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
const foundBy = (query: string): PerfumeKey[] => scentHits(query, prices).map(({ perfume }) => perfume);
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

  it('mean one thing each', () => {
    const { scents, qualities, moods, conditions, always, others } = house;
    const rows = [scents, qualities, moods, conditions, always].flatMap((table) => Object.values(table));
    const phrases = [...rows, others].flatMap((words) => words.split(', ')).filter(Boolean);
    expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
  });
});
