import { expect, it } from 'vitest';
import { sizeOf } from '#shop/products/product';

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
