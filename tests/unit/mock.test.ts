import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints, TOKEN_HEADER } from '../../src/api/endpoints';
import { startMockServer } from '../../src/build/mockServer';
import { BODY_LIMIT } from '../../src/build/nodeHttp';
import { MOCK_API_PATH } from '../../src/config/mockPaths';
import type { Json } from '../../src/mocks/json';
import { resetSandbox, SANDBOX_LIMIT, sandboxNamed } from '../../src/mocks/sandboxes';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { answerRequest } from '../../src/mocks/server';
import { shopStates } from '../../src/mocks/shopStates';

const { id, email, password } = DEMO_ACCOUNT;
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

describe('over a network', () => {
  let mock: Awaited<ReturnType<typeof startMockServer>>;
  beforeAll(async () => {
    mock = await startMockServer();
  });
  afterAll(() => mock.close());

  const get = (path: string, init?: RequestInit): Promise<Response> => fetch(mock.origin + path, init);
  const setFault = (fault: string): Promise<Response> =>
    get('/__mock/fault', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ endpoint: 'products', fault }),
    });

  it('answers the API, and breaks connections before and during an answer', async () => {
    expect(await (await get(`${MOCK_API_PATH}${endpoints.products}?limit=1`)).json()).toMatchObject({
      total: expect.any(Number),
    });
    await setFault('reset');
    await expect(get(MOCK_API_PATH + endpoints.products)).rejects.toThrow();
    await setFault('cut');
    const cut = await get(MOCK_API_PATH + endpoints.products);
    expect(cut.status).toBe(200);
    await expect(cut.text()).rejects.toThrow();
  });

  it('notices a client that disconnects', async () => {
    await setFault('hang');
    const client = new AbortController();
    const left = get(MOCK_API_PATH + endpoints.products, { signal: client.signal });
    const state = async () => (await (await get('/__mock/state')).json()) as object;
    await vi.waitFor(async () => expect(await state()).toMatchObject({ hanging: 1 }));
    client.abort();
    await expect(left).rejects.toThrow();
    await vi.waitFor(async () => expect(await state()).toMatchObject({ hanging: 0 }));
  });

  it('refuses a body that is too long, and serves no files except its pictures', async () => {
    const body = ' '.repeat(BODY_LIMIT + 1);
    expect((await get(MOCK_API_PATH + endpoints.login, { method: 'POST', body })).status).toBe(413);
    const [picture = ''] = readdirSync('src/house/mockPictures');
    expect((await get(`/__mock/pictures/${picture}`)).status).toBe(200);
    expect((await get('/__mock/pictures/..%2F..%2Fmocks%2Fnode.ts')).status).toBe(404);
  });
});

describe('sandboxes', () => {
  it('are isolated from one another', async () => {
    await control('scenario', { scenario: 'failing' }, 'one');
    const account = { name: 'A', email: 'a@b.cc', password: 'x' };
    await ask('POST', endpoints.register, { sandbox: 'two', form: account });
    expect((await ask('GET', endpoints.products, { sandbox: 'one' })).status).toBe(500);
    expect((await ask('GET', endpoints.products)).status).toBe(200);
    expect((await logIn(account, 'two')).status).toBe(200);
    expect((await logIn(account)).status).toBe(401);
  });

  it('can be named in a path, which also opens the shop but never another website', async () => {
    await ask('POST', `${PAGE}/s/one/scenario`, { json: { scenario: 'failing' } });
    expect((await ask('GET', `${PAGE}/s/one/api${endpoints.products}`)).status).toBe(500);
    expect((await ask('GET', `${PAGE}/s/two/api${endpoints.products}`)).status).toBe(200);
    const { text } = await ask('GET', `${PAGE}/s/one/shop/products?sort=name`);
    expect(text).toContain('data-sandbox="one" data-path="/products?sort=name"');
    const { text: hostile } = await ask('GET', `${PAGE}/shop//evil.example/%22%3E%3Cscript%3E`);
    expect(hostile).toContain('data-path="/evil.example/%22%3E%3Cscript%3E"');
  });

  it('are limited in number; the least recently used one is removed first', () => {
    sandboxNamed('one').scenario = 'slow';
    for (let index = 0; index < SANDBOX_LIMIT + 10; index += 1) sandboxNamed(`crowd ${String(index)}`);
    expect(sandboxNamed('one').scenario).toBe('normal');
  });
});

it('answers pages of this machine on any port, and no other website', async () => {
  const asked = async (origin: string) =>
    (await ask('GET', endpoints.products, { headers: { origin } })).status;
  expect(await asked('http://localhost:5173')).toBe(200);
  expect(await asked('http://127.0.0.1:4000')).toBe(200);
  expect(await asked('https://evil.example')).toBe(403);
  const form = { scenario: 'failing' };
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await ask('POST', `${PAGE}/scenario`, { form, headers })).status).toBe(403);
  expect(sandboxNamed().scenario).toBe('normal');
});

it.each([
  ['scenario', { scenario: 'nice' }],
  ['fault', { endpoint: 'login', fault: 'bad' }],
  ['fault', { endpoint: 'login', fault: 500, tmes: 1 }],
  ['reset', { sandbox: 'one' }],
])('refuses a %s of %j with a message', async (name, input) => {
  const { status, body } = await control(name, input);
  expect([status, body]).toEqual([400, { message: expect.stringMatching(/\w{3}/) as string }]);
  expect(sandboxNamed()).toMatchObject({ scenario: 'normal', faults: [] });
});

it('shows codes, requests and carts on its page, but no secrets', async () => {
  const { token } = (await logIn({ email, password })).body as { token: string };
  await ask('POST', endpoints.forgotPassword, { json: { email } });
  await ask('GET', '/prodcuts');
  const { text } = await ask('GET', PAGE, { headers: HTML });
  expect(text).toContain(sandboxNamed().inbox[0]?.otp);
  expect(text).toContain('404 unknown GET /__mock/api/prodcuts');
  expect(text).toContain(id);
  expect(text).not.toContain(token);
  expect(text).not.toContain('<script');
  const pressed = await ask('POST', `${PAGE}/scenario`, { form: { scenario: 'empty' }, headers: HTML });
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/__mock']);
});

it('links to every state of the shop, each in its own prepared sandbox', async () => {
  const { text } = await ask('GET', `${PAGE}/states`);
  const links = [...text.matchAll(/href="([^"]*\/shop\/[^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
  expect(links).toHaveLength(shopStates.flatMap(({ states }) => Object.keys(states)).length);
  const opened = await ask('GET', ORIGIN + (links.find((link) => link.includes('state=cart+failed')) ?? ''));
  expect(opened.text).toContain('data-path="/cart"');
  const sandbox = sandboxNamed('customer-cart-failed');
  expect(sandbox.carts.get(id)).toHaveLength(12);
  expect(sandbox.faults).toEqual([{ endpoint: 'cart', fault: 500 }]);
});
