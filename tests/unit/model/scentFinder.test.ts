import { perfumes } from '#house/perfumes';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../../../src/lib/tables';
import { findScent, QUESTIONS, readAnswers, sizeWithin, type Answers } from '../../../src/model/scentFinder';

const table = keysOf(perfumes).map((key) => ({ key, ...perfumes[key].facets }));
const [, when, where, drawn] = QUESTIONS;
const paths: Answers[] = when.answers.flatMap((a) =>
  where.answers.flatMap((b) => drawn.answers.map((c): Answers => ['me', a, b, c, 'any'])),
);
const keys = (perfumesOf: typeof table, answers: Answers) =>
  findScent<(typeof table)[number]>(perfumesOf, answers).map(({ perfume }) => perfume.key);

describe('Find your scent', () => {
  it.each([
    ['the perfume itself', 20_000, 'Amber Nights'],
    ['the dearest size within it', 15_999, 'Amber Nights Half'],
    ['a small size', 6_000, 'Amber Nights Travel Spray'],
    ['the perfume itself, where nothing is within it', 100, 'Amber Nights'],
  ])('chooses a perfume’s size for a budget: %s', (_, most, name) => {
    const sold = [
      ['Amber', 100],
      ['Amber Nights Travel Spray', 5_200],
      ['amber nights half', 9_000],
      ['Amber Nights', 16_800],
      ['Amber Nightshade', 5_500],
      ['Amber Nights Extrait', 26_500],
    ].map(([of, price]) => ({ name: String(of), price: Number(price) }));
    expect(sizeWithin(sold, 'Amber Nights', most)?.name.toLowerCase()).toBe(name.toLowerCase());
    expect(sizeWithin([], 'Amber Nights', most)).toBeUndefined();
  });

  it.each(keysOf(perfumes))('can end with %s', (key) => {
    expect(paths.filter((answers) => keys(table, answers)[0] === key).length).toBeGreaterThan(2);
  });

  it.each([
    ['day', 'close', 'musk', 'classicMusk'],
    ['evening', 'table', 'amber', 'amberNights'],
    ['evening', 'table', 'gourmand', 'vanillaEmber'],
    ['night', 'room', 'wood', 'royalOud'],
    // Without the time of day, these would be Amber Nights and Vanilla Ember.
    ['day', 'table', 'unknown', 'vanillaEmber'],
    ['night', 'room', 'gourmand', 'royalOud'],
  ] as const)('answers %s, %s, %s with %s', (a, b, c, key) => {
    expect(keys(table, ['me', a, b, c, 'any'])[0]).toBe(key);
  });

  it.each([
    ['', []],
    ['me', ['me']],
    ['me.day.close', ['me', 'day', 'close']],
    ['someone.day.close.musk.any', ['someone', 'day', 'close', 'musk', 'any']],
    ['me.day.close.musk.any.more', ['me', 'day', 'close', 'musk', 'any']],
    ['me.day.nowhere.musk', ['me', 'day']],
    ['ME.day', []],
    ['day.close', []],
    ['.....', []],
    ['toString.__proto__.x', []],
    ['x'.repeat(10_000), []],
  ])('reads %j of an address as %j', (text, answers) => {
    expect(readAnswers(text)).toEqual(answers);
  });
});
