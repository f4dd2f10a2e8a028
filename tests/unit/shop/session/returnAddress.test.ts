import { expect, it } from 'vitest';
import { returnAddress } from '#shop/session/returnAddress';

it.each([
  ['/products?search=rose#end', '/products?search=rose#end'],
  ['/orders', '/orders'],
  ['/', undefined],
  ['/login', undefined],
  ['/login?next=1', undefined],
  ['/verify-otp#code', undefined],
  ['/loginx', '/loginx'],
  ['//elsewhere.example', undefined],
  ['/\\elsewhere.example', undefined],
  ['https://elsewhere.example', undefined],
  [null, undefined],
  [7, undefined],
])('the alert after a login that began at %s links to %s', (from, address) => {
  expect(returnAddress({ from })).toBe(address);
});

it.each([[undefined], [null], ['/orders'], [{}]])('a navigation state of %j names no address', (state) => {
  expect(returnAddress(state)).toBeUndefined();
});
