import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#api/endpoints';
import { DEMO_ACCOUNT } from '#mocks/seed/demoAccount';
import { answerRequest } from '#mocks/server';
import { resetSandbox, sandboxNamed } from '#mocks/store';
import type { Finding } from '../../../tools/contract/check';
import { main } from '../../../tools/contract/contract';
import { checkApi } from '../../../tools/contract/journeys';
import { loadContract } from '../../../tools/contract/openapi';

const { email, password } = DEMO_ACCOUNT;
const contract = await loadContract();
const BASE = 'http://localhost:8080/__mock/api';
const CODE = '482913';

/** Vite's servers add these headers to the mock's answers. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET,POST,DELETE',
  'access-control-allow-headers': 'authorization,content-type',
};

type Server = (request: Request) => Promise<Response>;

const picture = (headers = {}): Response =>
  new Response('', { headers: { 'content-type': 'image/webp', ...headers } });

const mock: Server = async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
  if (!request.url.startsWith(BASE)) return picture();
  const answer = await answerRequest(request);
  answer.headers.set('access-control-allow-origin', '*');
  return answer;
};

/** A server that mails a code and ignores the codes of browsers. */
const safe: Server = async (request) => {
  if (!request.url.endsWith(endpoints.updateOtp)) return mock(request);
  return Response.json({ message: 'Done.' }, { headers: CORS });
};

function run(ask: Server = safe): Promise<readonly Finding[]> {
  const sandbox = sandboxNamed();
  sandbox.codes.set(sandbox.accounts.find((one) => one.email === email)?.id ?? '', CODE);
  const target = { base: BASE, origin: 'http://localhost:5173', ask };
  return checkApi(contract, target, { account: { email, password, code: CODE }, write: true });
}

const broken = async (ask?: Server) => (await run(ask)).filter(({ verdict }) => verdict === 'breaks');

beforeEach(() => resetSandbox());

it('nothing breaks against a safe server, and each call is tried', async () => {
  const findings = await run();
  expect(findings.filter(({ verdict }) => verdict === 'breaks' || verdict === 'untried')).toEqual([]);
  expect(new Set(findings.map(({ call }) => call))).toHaveLength(Object.keys(endpoints).length);
});

it('names what breaks: a lost field, a refused call', async () => {
  sandboxNamed().faults = [
    { endpoint: 'profile', fault: 200, body: {} },
    { endpoint: 'cartClear', fault: 500, body: { message: 'No.' } },
  ];
  const found = await broken();
  expect(found).toContainEqual(
    expect.objectContaining({ call: 'profile', note: expect.stringContaining("'_id'") as string }),
  );
  expect(found).toContainEqual(expect.objectContaining({ call: 'cartClear', note: 'status 500: No.' }));
});

/** Replaces the body of one call's 2xx answers. */
const changing =
  (path: string, change: (body: string) => string): Server =>
  async (request) => {
    const { pathname } = new URL(request.url);
    const answer = await safe(request);
    if (!pathname.endsWith(path) || !answer.ok || request.method === 'OPTIONS') return answer;
    return new Response(change(await answer.text()), answer);
  };

describe('a server', () => {
  it.each<[string, Server, Partial<Finding>]>([
    [
      "that stores a browser's code",
      mock,
      { call: 'verifyOtp', point: "that code opens nobody's account", note: 'status 200' },
    ],
    [
      'whose pictures other origins may not show',
      async (request) =>
        request.url.startsWith(BASE)
          ? safe(request)
          : picture({ 'cross-origin-resource-policy': 'same-origin' }),
      { call: 'products', point: 'a picture can be shown' },
    ],
    [
      'whose pictures are pages',
      async (request) => (request.url.startsWith(BASE) ? safe(request) : Response.json({}, { status: 404 })),
      { call: 'orders', point: 'a picture can be shown' },
    ],
    [
      'whose preflight allows another origin',
      async (request) => {
        const answer = await safe(request);
        if (request.method === 'OPTIONS')
          answer.headers.set('access-control-allow-origin', 'https://other.example');
        return answer;
      },
      { call: 'products', point: 'preflight', note: 'http://localhost:5173 is not allowed' },
    ],
    [
      'whose placed order has items without a name',
      changing('/user/order', (body) => body.replaceAll('"name":', '"title":')),
      { call: 'order', point: 'order it' },
    ],
  ])('%s breaks the shop', async (_, ask, expected) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await broken(ask)).toContainEqual(expect.objectContaining(expected));
  });

  it('without products is told so', async () => {
    const findings = await run(changing(endpoints.products, () => '{"products":[]}'));
    const untried = findings.filter(({ verdict }) => verdict === 'untried');
    expect(untried.map(({ call, note }) => `${call}: ${note}`)).toEqual([
      'products: the first page has no product that the shop can read',
      ...['order', 'cartAdd', 'cartDelete', 'cartClear'].map(
        (call) => `${call}: needs a login, and a product with an id of 24 hex digits`,
      ),
    ]);
    expect(findings.some(({ point }) => point.includes('undefined'))).toBe(false);
  });

  it.each([
    ['http://127.0.0.1:9', 'ECONNREFUSED'],
    ['http://nobody.invalid', 'ENOTFOUND'],
  ])('that does not answer at %s gets one line', async (url, reason) => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(
      new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: reason }) }),
    );
    const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await main([url])).toBe(2);
    expect(print.mock.calls).toEqual([[`No answer from ${url}: ${reason}`]]);
  });
});

it.each([
  [['--help'], 0, 'log'],
  [[], 2, 'error'],
  [['ftp://api.example'], 2, 'error'],
  [['http://api.example', '--emial', 'x'], 2, 'error'],
  [['http://api.example', '--email', 'a@b.co'], 2, 'error'],
  [['http://api.example', '--code', CODE], 2, 'error'],
] as const)('the command %j prints how it is used, with status %i', async (args, status, method) => {
  const print = vi.spyOn(console, method).mockImplementation(() => undefined);
  expect(await main(args)).toBe(status);
  expect(print.mock.calls).toEqual([[expect.stringMatching(/^npm run contract -- URL/)]]);
});
