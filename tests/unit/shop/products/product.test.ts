import { expect, it } from 'vitest';
import { millilitres } from '#house/sizes';
import { sizeOf } from '#shop/products/product';

const [size = ''] = Object.keys(millilitres);

it.each([
  ['Rose Noire', ''],
  ['rose NOIRE', ''],
  ['Rose\u00a0Noire', ''],
  ['Rose  Noire', ''],
  ['Rose \u200bNoire\u200e', ''],
  ['\u200b Rose Noire', ''],
  [`Rose Noire ${size}`, size],
  [`rose\u00a0noire  ${size.toUpperCase()}`, size],
  ['Rose Noire Candle', undefined],
  [`Rose Noire ${size} 500 ml`, undefined],
  ['Rose Noireh', undefined],
  ['RoseNoire', undefined],
  ['Noire', undefined],
  ['', undefined],
])('the product %j has the size %j of Rose Noire', (name, size) =>
  expect(sizeOf(name, 'Rose Noire')).toBe(size),
);
