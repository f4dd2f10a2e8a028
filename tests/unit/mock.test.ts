import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints, TOKEN_HEADER } from '../../src/api/endpoints';
import { MOCK_API_PATH } from '../../src/config/mockPaths';
import type { Json } from '../../src/mocks/json';
import { resetSandbox, SANDBOX_LIMIT, sandboxNamed } from '../../src/mocks/sandboxes';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { answerRequest } from '../../src/mocks/server';

const { email } = DEMO_ACCOUNT;
const ORIGIN = 'http://shop.test';
const PAGE = `${ORIGIN}/__mock`;
const HTML = { accept: 'text/html,*/*' };

interface Question {
  json?: Json;
  form?: Record<string, string>;
  token?: string;
  sandbox?: string;
  headers?: Record<string, string>;
}

/**
 * Sends a request to the mock as a program over HTTP would, without a network.
 * @param path after {host}, or a whole address
 */
async function ask(method: string, path: string, { json, form, token, sandbox, headers }: Question = {}) {
  const address = path.startsWith('http') ? path : ORIGIN + MOCK_API_PATH + path;
  const response = await answerRequest(
    new Request(address, {
      method,
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { [TOKEN_HEADER]: `Bearer ${token}` }),
        ...(sandbox !== undefined && { 'x-mock-sandbox': sandbox }),
        ...headers,
      },
      // A form gets its content type from its body.
      ...(form && { body: new URLSearchParams(form) }),
      ...(json !== undefined && { body: JSON.stringify(json) }),
    }),
  );
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  const body: unknown = isJson ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, text, body };
}

/** Runs one of the mock's own controls. */
const control = (action: string, json: Json = {}, sandbox = 'default') =>
  ask('POST', `${PAGE}/${action}`, { json, sandbox });

const logIn = (form: { email: string; password: string }, sandbox = 'default') =>
  ask('POST', endpoints.login, { form, sandbox });

beforeEach(() => {
  for (const name of ['default', 'one', 'two']) resetSandbox(name);
});

describe('sandboxes', () => {
  it('are isolated from one another', async () => {
    await control('fault', { endpoint: '*', fault: 500 }, 'one');
    const account = { name: 'A', email: 'a@b.cc', password: 'x' };
    await ask('POST', endpoints.register, { sandbox: 'two', form: account });
    expect((await ask('GET', endpoints.products, { sandbox: 'one' })).status).toBe(500);
    expect((await ask('GET', endpoints.products)).status).toBe(200);
    expect((await logIn(account, 'two')).status).toBe(200);
    expect((await logIn(account)).status).toBe(401);
  });

  it('are limited in number; the least recently used one is removed first', () => {
    sandboxNamed('one').made = 1;
    for (let index = 0; index < SANDBOX_LIMIT + 10; index += 1) sandboxNamed(`crowd ${String(index)}`);
    expect(sandboxNamed('one').made).toBeGreaterThan(1);
  });
});

it('answers pages of this machine on any port, and no other website', async () => {
  const asked = async (origin: string) =>
    (await ask('GET', endpoints.products, { headers: { origin } })).status;
  expect(await asked('http://localhost:5173')).toBe(200);
  expect(await asked('http://127.0.0.1:4000')).toBe(200);
  expect(await asked('https://evil.example')).toBe(403);
  const form = { endpoint: '*', fault: '500' };
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await ask('POST', `${PAGE}/fault`, { form, headers })).status).toBe(403);
  expect(sandboxNamed().faults).toEqual([]);
});

it.each([
  ['fault', { endpoint: 'login', fault: 'bad' }],
  ['fault', { endpoint: 'login', fault: 500, tmes: 1 }],
])('refuses a %s of %j with a message', async (name, input) => {
  const { status, body } = await control(name, input);
  expect([status, body]).toEqual([400, { message: expect.stringMatching(/\w{3}/) as string }]);
  expect(sandboxNamed().faults).toEqual([]);
});

it('shows the mails with their codes on its page, which also adds faults', async () => {
  await ask('POST', endpoints.forgotPassword, { json: { email } });
  const { text } = await ask('GET', PAGE, { headers: HTML });
  expect(text).toContain(sandboxNamed().inbox[0]?.otp);
  const form = { endpoint: 'products', fault: '503', delay: '10' };
  const pressed = await ask('POST', `${PAGE}/fault`, { form, headers: HTML });
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/__mock']);
  expect(sandboxNamed().faults).toEqual([{ endpoint: 'products', fault: 503, delay: 10 }]);
});
