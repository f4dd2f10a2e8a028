import { expect, it } from 'vitest';
import { sizeOf } from '../../../src/model/product';

it.each([
  ['Royal Oud', ''],
  ['royal OUD', ''],
  ['Royal\u00a0Oud', ''],
  ['Royal  Oud', ''],
  ['Royal \u200bOud\u200e', ''],
  ['\u200b Royal Oud', ''],
  ['Royal Oud Extrait', 'Extrait'],
  ['Royal\u00a0Oud  Extrait 50\u00a0ml', 'Extrait 50 ml'],
  ['Royal Oudh', undefined],
  ['RoyalOud', undefined],
  ['Oud', undefined],
  ['', undefined],
])('the product %j has the size %j of Royal Oud', (name, size) =>
  expect(sizeOf(name, 'Royal Oud')).toBe(size),
);
