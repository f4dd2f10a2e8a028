import { expect, it } from 'vitest';
import { firstSentence, sizeOf } from '#shop/products/product';

it.each([
  ['Royal Oud', ''],
  ['royal OUD', ''],
  ['Royal\u00a0Oud', ''],
  ['Royal  Oud', ''],
  ['Royal \u200bOud\u200e', ''],
  ['\u200b Royal Oud', ''],
  ['Royal Oud Extrait', 'Extrait'],
  ['royal\u00a0oud  travel SPRAY', 'Travel Spray'],
  ['Royal Oud Candle', undefined],
  ['Royal Oud Extrait 50 ml', undefined],
  ['Royal Oudh', undefined],
  ['RoyalOud', undefined],
  ['Oud', undefined],
  ['', undefined],
])('the product %j has the size %j of Royal Oud', (name, size) =>
  expect(sizeOf(name, 'Royal Oud')).toBe(size),
);

it.each([
  ['Rose and smoke. It stays.', 'Rose and smoke.', 'It stays.'],
  ['Is it rose?\nYes.', 'Is it rose?', 'Yes.'],
  ['No. 5.5 of a kind', 'No.', '5.5 of a kind'],
  ['Rose', 'Rose', ''],
  ['', '', ''],
])('the first sentence of %j is %j', (text, first, rest) =>
  expect(firstSentence(text)).toEqual([first, rest]),
);
