import { describe, expect, it } from 'vitest';
import { perfumes } from '../../../src/config/perfumes';
import { allPerfumeTexts } from '../../../src/i18n/allPerfumeTexts';
import { keysOf } from '../../../src/lib/tables';
import { scentHits } from '../../../src/model/scentSearch';

const notes = keysOf(perfumes).flatMap((perfume) =>
  Object.values(allPerfumeTexts[perfume].notes)
    .flat()
    .map(({ name }) => ({ perfume, name })),
);
const foundBy = (query: string) => scentHits(query).map(({ perfume }) => perfume);
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Every text with one typing mistake: a letter replaced, left out, added, or swapped with the next. */
function mistyped(text: string): string[] {
  return Array.from({ length: text.length + 1 }, (_, at) => {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    const swapped = after.length > 1 ? [before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2)] : [];
    const others = [...letters].flatMap((letter) => [
      before + letter + after,
      before + letter + after.slice(1),
    ]);
    return [before + after.slice(1), ...swapped, ...others];
  }).flat();
}

describe('words about a scent (13.16)', () => {
  it.each(notes)('find $perfume by $name, ignoring case', ({ perfume, name }) => {
    expect(foundBy(name)).toContain(perfume);
    expect(foundBy(` ${name.toUpperCase()} `)).toContain(perfume);
  });

  it.each(notes.filter(({ name }) => name.length >= 5))(
    'find $perfume by $name with any single typing mistake',
    ({ perfume, name }) => {
      expect(mistyped(name).filter((text) => !foundBy(text).includes(perfume))).toEqual([]);
    },
  );

  it.each([
    ['iris', 'classicMusk', 'Iris in its heart'],
    ['vanila', 'vanillaEmber', 'Vanilla pod in its heart'],
    ['woody', 'royalOud', 'Woody to the base'],
    ['fresh', 'classicMusk', 'Bright with citrus'],
    ['something for date night', 'amberNights', 'For the evening'],
    ['smoky winter', 'royalOud', 'Woody to the base · Worn in winter'],
    ['not too strong', 'classicMusk', 'Stays close to the skin'],
    ['long lasting', 'royalOud', 'Stays for about 10 hours'],
  ])('for %j find %s first or among others: %s', (query, perfume, reason) => {
    expect(scentHits(query)).toContainEqual(expect.objectContaining({ perfume, reason }));
  });

  it.each([
    '',
    '  ',
    'o',
    'perfume',
    'the',
    'rise',
    'home',
    'royal',
    '!?',
    'oud summer',
    'x'.repeat(100_000),
  ])('find nothing for %j', (query) => expect(foundBy(query)).toEqual([]));
});
