import { expect, it } from 'vitest';
import { endpoints } from '../../../src/api/endpoints';
import { callsUnder } from '../../../src/build/hosts/ownOrigin';
import { hostRules } from '../../../src/build/hosts/rules';

it("calls under a path of the shop's origin are distinguished from pages (19.4)", () => {
  const { apiPath } = hostRules([], null, {}, '/shop.v1');
  const call = new RegExp(`^${callsUnder(apiPath).calls}$`);
  const { products, cartAdd, cartClear } = endpoints;
  const under = [products, cartClear].map((path) => `/shop.v1${path}`);
  const asked = [...under, products, `/shop-v1${products}`, cartAdd];
  expect(asked.filter((path) => call.test(path))).toEqual(under);
  expect(hostRules([], null, {}, 'https://api.example.com/v1').apiPath).toBe('');
});
