import { perfumes } from '#house/perfumes';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../../../src/lib/tables';
import { companionsOf } from '../../../src/model/companions';
import { readCompared, whatSetsApart, writeCompared } from '../../../src/model/comparison';

const keys = keysOf(perfumes);
/** The tests write out the texts of some rules only for these perfumes, so a new perfume changes no test. */
const FOUR = ['classicMusk', 'amberNights', 'vanillaEmber', 'royalOud'] as const;
/** Every selection of at least two perfumes. */
const choices = Array.from({ length: 2 ** keys.length }, (_, bits) =>
  keys.filter((_key, at) => bits & (1 << at)),
).filter(({ length }) => length > 1);

describe('a comparison', () => {
  it('says something about each perfume that is true only of it', () => {
    for (const choice of choices) {
      const said = choice.map((key) => whatSetsApart(key, choice));
      expect(new Set(said.map(({ lead }) => lead)).size).toBe(choice.length);
      for (const what of ['extreme', 'only'] as const) {
        const each = said.flatMap((apart) => apart[what] ?? []);
        expect(new Set(each).size, choice.join()).toBe(each.length);
      }
    }
    expect(whatSetsApart('classicMusk', FOUR)).toEqual({ lead: 'musk', extreme: 'closest', only: 'summer' });
    // One of these lasts shorter than it, the other just as long.
    expect(whatSetsApart('vanillaEmber', ['classicMusk', 'amberNights', 'vanillaEmber']).extreme).toBe(
      undefined,
    );
  });

  it.each([
    ['classic-musk.royal-oud', ['classicMusk', 'royalOud']],
    ['royal-oud.classic-musk.royal-oud', ['royalOud', 'classicMusk']],
    ['x.royal-oud.Classic-Musk.', ['royalOud']],
    ['classic-musk.amber-nights.vanilla-ember.royal-oud.rose-velours', FOUR],
    ['', []],
    ['__proto__.constructor', []],
    ['.'.repeat(10_000), []],
  ])('reads %j of an address as %j', (text, compared) => {
    expect(readCompared(text)).toEqual(compared);
    expect(readCompared(writeCompared(readCompared(text)))).toEqual(compared);
  });
});

describe('the companions of a perfume', () => {
  it.each([
    ['classicMusk', 'amberNights', { under: 'classicMusk', over: 'vanillaEmber' }],
    ['amberNights', 'royalOud', { under: 'classicMusk', over: 'amberNights' }],
    ['vanillaEmber', 'amberNights', { under: 'classicMusk', over: 'vanillaEmber' }],
    ['royalOud', 'amberNights', null],
  ] as const)('of %s are: near it %s, worn together %j', (key, near, layers) => {
    const found = companionsOf(key, FOUR);
    expect([found.near.perfume, found.layers]).toEqual([near, layers]);
    for (const family of found.near.shared) {
      expect(
        [perfumes[key].facets.notes, perfumes[near].facets.notes].every((notes) =>
          (notes as readonly string[]).includes(family),
        ),
      ).toBe(true);
    }
    expect(found.near.shared).toHaveLength(2);
    expect(found.near.reach === 'closer').toBe(perfumes[near].facets.sillage < perfumes[key].facets.sillage);
  });
});
