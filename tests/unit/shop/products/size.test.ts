import { expect, it } from 'vitest';
import { perfumes } from '#house/perfumes';
import { millilitres } from '#house/sizes';
import { keysOf } from '#lib/tables';
import { mlOf, pricePer100, sizeText } from '#shop/products/size';

it.each(keysOf(perfumes))('%s and its sizes hold what the house says', (key) => {
  const { name, ml } = perfumes[key];
  expect(mlOf(name.toUpperCase())).toBe(ml);
  expect(sizeText(name)).toBe(`${ml} ml`);
  for (const [size, held] of Object.entries(millilitres)) {
    expect(mlOf(`${name} ${size}`)).toBe(held);
    // Said once: by the name or beside it.
    expect(`${name} ${size} ${sizeText(`${name} ${size}`)}`.split(`${held} ml`)).toHaveLength(2);
  }
  expect(mlOf(`${name} constructor`)).toBeUndefined();
  expect(mlOf('Something else')).toBeUndefined();
});

it.each([
  [14_500, 50, 29_000],
  [9_999, 30, 33_330],
  [100, 100, 100],
])('%d cents for %d ml are %d cents for 100 ml', (price, ml, expected) =>
  expect(pricePer100(price, ml)).toBe(expected),
);
