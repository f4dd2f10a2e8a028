import { expect, it } from 'vitest';
import { QUESTIONS, parseAnswers } from '#pages/catalogue/finder';

const [third] = QUESTIONS[2].answers;

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
])('Find your scent reads %j of an address as %j', (text, answers) => {
  expect(parseAnswers(text)).toEqual(answers);
});
