import { describe, expect, it } from 'vitest';
import { perfumes } from '#house/perfumes';
import { keysOf } from '#lib/tables';
import { findScent, QUESTIONS, parseAnswers, type Answers } from '#pages/catalogue/finder';

const [when, where, drawn] = QUESTIONS;
const all: Answers[] = when.answers.flatMap((a) =>
  where.answers.flatMap((b) => drawn.answers.map((c): Answers => [a, b, c])),
);
const [third] = drawn.answers;
const firstOf = (answers: Answers) => findScent(answers).hits[0]?.perfume;

describe('Find your scent', () => {
  it('always ends with a perfume', () => {
    expect(all.filter((answers) => firstOf(answers) === undefined)).toEqual([]);
  });

  it.each(keysOf(perfumes))('can end with %s', (key) => {
    expect(all.filter((answers) => firstOf(answers) === key).length).toBeGreaterThan(2);
  });

  it.each([
    ['', []],
    ['day', ['day']],
    [`day.close.${third}`, ['day', 'close', third]],
    [`day.close.${third}.more`, ['day', 'close', third]],
    [`day.nowhere.${third}`, ['day']],
    ['DAY.close', []],
    ['close.day', []],
    ['.....', []],
    ['toString.__proto__.x', []],
    ['x'.repeat(10_000), []],
  ])('reads %j of an address as %j', (text, answers) => {
    expect(parseAnswers(text)).toEqual(answers);
  });
});
