import { createConfig, lint } from '@redocly/openapi-core';
import { beforeAll, expect, it, vi } from 'vitest';
import { endpoints } from '#api/endpoints';
import * as api from '#api/send';
import { fetchCart } from '#shop/cart/api';
import { fetchOrders } from '#shop/orders/api';
import { fetchProducts } from '#shop/products/api';
import { sendLogin, fetchProfile } from '#shop/session/api';
import {
  CONTRACT_FILE,
  loadContract,
  operationOf,
  successOf,
  type ApiCall,
  type Operation,
} from '../../../tools/contract/openapi';

let contract: readonly Operation[];
beforeAll(async () => {
  contract = await loadContract();
});

it('the contract is valid, and its examples match its schemas', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      'no-invalid-media-type-examples': 'error',
      'no-invalid-schema-examples': 'error',
      'no-invalid-parameter-examples': 'error',
      // Some calls have no 4xx answer of their own, and the contact depends on who runs the server.
      'operation-4xx-response': 'error',
      'info-contact': 'off',
    },
  });
  const problems = await lint({ ref: CONTRACT_FILE, config });
  expect(
    problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''}: ${message}`),
  ).toEqual([]);
});

it('contains exactly the calls of the shop', () => {
  const written = contract.map(({ path, operationId }) => [operationId, path.replace('{userId}', ':userId')]);
  expect(written.sort()).toEqual(Object.entries(endpoints).sort());
});

it('has a valid example of each answer and of each request body', () => {
  for (const operation of contract) {
    const { method } = operation;
    expect(Object.keys(successOf(operation).media.examples ?? {}), operation.operationId).not.toEqual([]);
    const bodies = Object.values(operation.requestBody?.content ?? {});
    if (method === 'POST' || operation.operationId === 'cartDelete') expect(bodies).not.toEqual([]);
    for (const { examples } of bodies) expect(Object.keys(examples ?? {})).not.toEqual([]);
  }
});

it.each<[ApiCall, () => Promise<unknown>]>([
  ['login', () => sendLogin({ email: '', password: '' })],
  ['profile', () => fetchProfile()],
  ['products', async () => (await fetchProducts({ search: '', page: 1 })).rows[0]],
  ['cart', async () => (await fetchCart('u'))[0]],
  ['orders', async () => (await fetchOrders({ page: 1, userId: 'u' })).rows[0]],
])('the shop can read the example answer of %s', async (call, read) => {
  const [example] = Object.values(successOf(operationOf(contract, call)).media.examples ?? {});
  vi.spyOn(api, 'send').mockResolvedValue(example?.value);
  const warn = vi.spyOn(console, 'warn');
  expect(await read()).toBeDefined();
  expect(warn).not.toHaveBeenCalled();
});
