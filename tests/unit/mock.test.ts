import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../src/api/endpoints';
import { MOCK_API_PATH } from '../../src/config/mockPaths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { answerRequest } from '../../src/mocks/server';
import { resetSandbox, SANDBOX_HEADER, sandboxNamed } from '../../src/mocks/store';

const API = `http://shop.test${MOCK_API_PATH}`;
const PAGE = 'http://shop.test/__mock';
const HTML = { accept: 'text/html,*/*' };

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
  await post(`${PAGE}/fault`, { endpoint: '*', fault: 500 }, 'one');
  expect((await get(API + endpoints.products, { [SANDBOX_HEADER]: 'one' })).status).toBe(500);
  expect((await get(API + endpoints.products)).status).toBe(200);
  const account = { name: 'A', email: 'a@b.cc', password: 'x' };
  await post(API + endpoints.register, account, 'two');
  expect((await post(API + endpoints.login, account, 'two')).status).toBe(200);
  expect((await post(API + endpoints.login, account)).status).toBe(401);
});

it.each([
  { endpoint: 'login', fault: 'bad' },
  { endpoint: 'login', fault: 500, tmes: 1 },
])('refuses the fault %j with a message', async (rule) => {
  const answer = await post(`${PAGE}/fault`, rule);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ message: expect.stringMatching(/\w{3}/) as string });
  expect(sandboxNamed().faults).toEqual([]);
});

it('shows the mails with their codes on its page, which also adds faults', async () => {
  await post(API + endpoints.forgotPassword, { email: DEMO_ACCOUNT.email });
  expect(await (await get(PAGE, HTML)).text()).toContain(sandboxNamed().inbox[0]?.otp);
  const body = new URLSearchParams({ endpoint: 'products', fault: '503', delay: '10' });
  const form = new Request(`${PAGE}/fault`, { method: 'POST', headers: HTML, body });
  const pressed = await answerRequest(form);
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/__mock']);
  expect(sandboxNamed().faults).toEqual([{ endpoint: 'products', fault: 503, delay: 10 }]);
});
