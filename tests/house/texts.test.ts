import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { brand } from '#house/house';
import { legal } from '#house/legal';
import { shopOwner } from '#house/owner';
import { houseFolder } from '../../tools/house.mjs';

it('the name of the brand has one place', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:tsx?|css)$/.test(file));
  const withBrand = files.filter((file) => readFileSync(`src/${file}`, 'utf8').includes(brand));
  expect(
    withBrand.filter((file) => path.resolve('src', file) !== path.resolve(houseFolder, 'house.ts')),
  ).toEqual([]);
});

it("the legal texts take the company's facts from the one place that its owner fills in", () => {
  for (const fact of Object.values(shopOwner)) expect(JSON.stringify(legal.imprint)).toContain(fact);
});
