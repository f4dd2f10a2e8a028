import { expect, it } from 'vitest';
import { callsUnder } from '../../../src/build/hosts/ownOrigin';
import { hostRules } from '../../../src/build/hosts/rules';

it('calls under a path of the own origin are told apart from the pages (19.4)', () => {
  const { apiPath } = hostRules([], null, {}, '/shop.v1');
  const call = new RegExp(`^${callsUnder(apiPath).calls}$`);
  const asked = ['/shop.v1/products', '/shop.v1/cart/clear/7', '/products', '/shop-v1/products', '/cart/add'];
  expect(asked.filter((path) => call.test(path))).toEqual(asked.slice(0, 2));
  expect(hostRules([], null, {}, 'https://api.example.com/v1').apiPath).toBe('');
});
