import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints';
import { MOCK_API_PATH } from '#mocks/paths';
import { answerRequest } from '#mocks/server';
import { resetSandbox, SANDBOX_HEADER } from '#mocks/store';

const API = `http://shop.test${MOCK_API_PATH}`;

const get = (address: string, headers = {}) => answerRequest(new Request(address, { headers }));

/** Sends JSON to a control or a call of the mock. */
const post = (address: string, json: unknown, sandbox = 'default') =>
  answerRequest(
    new Request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SANDBOX_HEADER]: sandbox },
      body: JSON.stringify(json),
    }),
  );

beforeEach(() => {
  for (const name of ['default', 'one', 'two']) resetSandbox(name);
});

it('keeps sandboxes apart', async () => {
  await post('http://shop.test/__mock/faults', [{ endpoint: '*', fault: 500 }], 'one');
  expect((await get(API + endpoints.products, { [SANDBOX_HEADER]: 'one' })).status).toBe(500);
  expect((await get(API + endpoints.products)).status).toBe(200);
  const account = { name: 'A', email: 'a@b.cc', password: 'x' };
  await post(API + endpoints.register, account, 'two');
  expect((await post(API + endpoints.login, account, 'two')).status).toBe(200);
  expect((await post(API + endpoints.login, account)).status).toBe(401);
});
