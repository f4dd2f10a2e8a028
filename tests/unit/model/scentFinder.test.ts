import { describe, expect, it } from 'vitest';
import { facets } from '../../../src/config/facets';
import { keysOf } from '../../../src/lib/tables';
import { findScent, QUESTIONS, readAnswers, type Answers } from '../../../src/model/scentFinder';

const table = keysOf(facets).map((key) => ({ key, ...facets[key] }));
const [when, where, drawn] = QUESTIONS;
const paths: Answers[] = when.answers.flatMap((a) =>
  where.answers.flatMap((b) => drawn.answers.map((c) => [a, b, c])),
);
const keys = (perfumesOf: typeof table, answers: Answers) =>
  findScent<(typeof table)[number]>(perfumesOf, answers).map(({ perfume }) => perfume.key);

describe('Find your scent (9.12)', () => {
  it('ends every path of answers with all perfumes in an order, and with a reason for the first', () => {
    expect(paths).toHaveLength(54);
    for (const answers of paths) {
      const matches = findScent(table, answers);
      expect(new Set(matches.map(({ perfume }) => perfume.key)).size, answers.join()).toBe(table.length);
      expect(matches[0]?.reasons.length, answers.join()).toBeGreaterThan(0);
    }
  });

  it.each(keysOf(facets))('can end with %s', (key) => {
    expect(paths.filter((answers) => keys(table, answers)[0] === key).length).toBeGreaterThan(2);
  });

  it.each([
    ['day', 'close', 'musk', 'classicMusk'],
    ['evening', 'table', 'amber', 'amberNights'],
    ['evening', 'table', 'gourmand', 'vanillaEmber'],
    ['night', 'room', 'wood', 'royalOud'],
  ] as const)('answers %s, %s, %s with %s', (a, b, c, key) => {
    expect(keys(table, [a, b, c])[0]).toBe(key);
  });

  it('has two perfumes change places when their facets are swapped', () => {
    for (const one of table) {
      for (const other of table) {
        const swap = (key: string) => (key === one.key ? other.key : key === other.key ? one.key : key);
        const swapped = table.map((row) => {
          const from = table.find(({ key }) => key === swap(row.key)) ?? row;
          const { notes, seasons, hours, lasts, sillage } = from;
          return { ...row, notes, seasons, hours, lasts, sillage } as (typeof table)[number];
        });
        for (const answers of paths) {
          expect(keys(swapped, answers), answers.join()).toEqual(keys(table, answers).map(swap));
        }
      }
    }
  });

  it.each([
    ['', []],
    ['day', ['day']],
    ['day.close.musk', ['day', 'close', 'musk']],
    ['day.close.musk.more', ['day', 'close', 'musk']],
    ['day.nowhere.musk', ['day']],
    ['close.day', []],
    ['.....', []],
    ['toString.__proto__.x', []],
    ['x'.repeat(10_000), []],
  ])('reads %j of an address as %j', (text, answers) => {
    expect(readAnswers(text)).toEqual(answers);
  });
});
