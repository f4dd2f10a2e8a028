import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNT } from '../../../src/mocks/seed/demoAccount';
import { resetWorld } from '../../../src/mocks/worlds';
import { ask, control, ORIGIN, type Question } from './ask';

const EMAIL = `${ORIGIN}/__mock/email/api/v1.0/email/send`;
const PAGE = `${ORIGIN}/__mock`;
const OWN = [
  ORIGIN,
  'http://localhost:4173',
  'http://shop.localhost:1',
  'http://127.0.0.1:5320',
  'https://127.8.9.1',
  'http://[::1]:5173',
];
const FOREIGN = [
  'https://www.shop.test',
  'https://shop.test',
  `${ORIGIN}:81`,
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'http://128.0.0.1',
  'null',
  'not an origin',
];

const CALLS: readonly [method: string, path: string, question: Question][] = [
  ['GET', '/products', {}],
  ['GET', '/profile', {}],
  ['POST', '/api/user/login', { raw: '{' }],
  ['GET', '/nowhere', {}],
  ['GET', '/api/user/cart/%E0%A4%A', {}],
  ['POST', EMAIL, { json: {} }],
  ['GET', `${PAGE}/state`, {}],
  ['POST', `${PAGE}/scenario`, { json: { scenario: 'normal' } }],
  ['POST', `${PAGE}/scenario`, { json: { scenario: 'nice' } }],
];
const PREFLIGHTS = ['/products', '/api/user/login', `/cart/clear/${DEMO_ACCOUNT.id}`, EMAIL, `${PAGE}/fault`];

beforeEach(() => resetWorld());

describe.each(OWN)('a page of this machine (%s) (21.4)', (origin) => {
  it.each(CALLS)('reads the answer of %s %s', async (method, path, question) => {
    const { headers } = await ask(method, path, { ...question, headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('vary')).toMatch(/origin/i);
  });

  it.each(PREFLIGHTS)('is allowed by the preflight of %s, also while everything fails', async (path) => {
    await control('scenario', { scenario: 'reset' });
    const { status, headers } = await ask('OPTIONS', path, { headers: { origin } });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-methods')).toContain('DELETE');
    expect(headers.get('access-control-allow-headers')).toMatch(/authorization.*content-type.*x-mock-world/i);
    expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(0);
  });
});

describe.each(FOREIGN)('another website (%s) (21.4)', (origin) => {
  it.each(CALLS)('is refused %s %s', async (method, path, question) => {
    const { status, headers, text } = await ask(method, path, { ...question, headers: { origin } });
    expect(status).toBe(403);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(text).not.toContain(DEMO_ACCOUNT.email);
  });

  it.each(PREFLIGHTS)('is not allowed by the preflight of %s', async (path) => {
    const { status, headers } = await ask('OPTIONS', path, { headers: { origin } });
    expect(status).toBe(403);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('switches nothing, by a form that needs no preflight either', async () => {
    await ask('POST', `${PAGE}/scenario`, { form: { scenario: 'failing' }, headers: { origin } });
    expect((await ask('GET', '/products')).status).toBe(200);
  });
});

describe('a request without an origin (21.4)', () => {
  it('is a program, which may do everything', async () => {
    const { status, headers } = await ask('POST', `${PAGE}/scenario`, { json: { scenario: 'slow' } });
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['a picture or a script of another website', 'no-cors', '/state', 403],
    ['the page in a frame of another website', 'navigate', '', 200],
    ['a link of another website to the page', 'navigate', '', 200],
    ['a link of another website to the state', 'navigate', '/state', 403],
  ])('from %s', async (_, mode, path, status) => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode };
    const answer = await ask('GET', PAGE + path, { headers });
    expect(answer.status).toBe(status);
    // No frame shows it, and nothing but the page itself may read it.
    if (status === 200)
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});

it('says 404 for a call that the API does not have, and 400 for a path that is not well encoded (21.4)', async () => {
  expect((await ask('GET', '/nowhere')).status).toBe(404);
  expect((await ask('DELETE', '/products')).status).toBe(404);
  expect((await ask('GET', '/api/user/cart/%E0%A4%A')).status).toBe(400);
});
