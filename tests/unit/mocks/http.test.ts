import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startMockServer } from '../../../src/build/mockServer';
import { BODY_LIMIT } from '../../../src/build/nodeHttp';

let mock: Awaited<ReturnType<typeof startMockServer>>;

beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(() => mock.close());
beforeEach(() => send('POST', '/__mock/reset'));

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Whether the connection broke before the end. */
  broken: boolean;
}

/** One request over a connection of its own. @throws the connection's error when it breaks before an answer */
function send(
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Node announces no body of a DELETE by itself.
    const type =
      body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
    const request = httpRequest(mock.origin + path, {
      method,
      agent: false,
      headers: { ...type, ...headers },
    });
    request.once('error', reject);
    request.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.once('error', () => undefined);
      response.once('close', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          broken: !response.complete,
        }),
      );
    });
    request.end(body);
  });
}

const setFault = (rule: object): Promise<Answer> => send('POST', '/__mock/fault', JSON.stringify(rule));

it('answers the API, and HEAD without a body (21.1)', async () => {
  const get = await send('GET', '/__mock/api/products?limit=1');
  expect(get.status).toBe(200);
  expect(JSON.parse(get.text)).toMatchObject({ total: 34 });
  expect(get.text).toContain(`"${mock.origin}/__mock/pictures/classic-musk.webp"`);
  const head = await send('HEAD', '/__mock/api/products?limit=1');
  expect([head.status, head.text]).toEqual([200, '']);
});

it('reads bodies of POST and DELETE (21.1)', async () => {
  const login = await send(
    'POST',
    '/__mock/api/api/user/login',
    JSON.stringify({ email: 'demo@aurevane.example', password: 'Golden-Hour-7' }),
  );
  const { token, user } = JSON.parse(login.text) as { token: string; user: { _id: string } };
  const remove = await send(
    'DELETE',
    '/__mock/api/cart/delete',
    JSON.stringify({ userId: user._id, productId: 'f'.repeat(24) }),
    { authorization: `Bearer ${token}` },
  );
  expect([remove.status, remove.text]).toEqual([404, '{"message":"This product is not in the cart."}']);
});

it('answers real preflights (21.1)', async () => {
  const headers = { origin: 'http://localhost:5173', 'access-control-request-method': 'DELETE' };
  const { status, headers: answered } = await send('OPTIONS', '/__mock/api/cart/delete', undefined, headers);
  expect([status, answered['access-control-allow-origin']]).toEqual([204, 'http://localhost:5173']);
});

it('breaks the connection before an answer (21.1)', async () => {
  await setFault({ endpoint: 'products', fault: 'reset' });
  await expect(send('GET', '/__mock/api/products')).rejects.toMatchObject({ code: 'ECONNRESET' });
});

it('breaks the connection in mid-answer (21.1)', async () => {
  await setFault({ endpoint: 'products', fault: 'cut' });
  const { status, text, headers, broken } = await send('GET', '/__mock/api/products');
  expect([status, broken]).toEqual([200, true]);
  expect(text).toMatch(/^\{"products":\[/);
  expect(text.length).toBeLessThan(Number(headers['content-length']));
});

it('notices a client that goes away (21.1)', async () => {
  await setFault({ endpoint: 'products', fault: 'hang' });
  const request = httpRequest(`${mock.origin}/__mock/api/products`, { agent: false });
  const left = new Promise((resolve) => request.once('error', resolve));
  request.end();
  const state = async () =>
    JSON.parse((await send('GET', '/__mock/state')).text) as {
      hanging: number;
      requests: { aborted: boolean }[];
    };
  await vi.waitFor(async () => expect((await state()).hanging).toBe(1));
  request.destroy(new Error('left'));
  await left;
  await vi.waitFor(async () =>
    expect(await state()).toMatchObject({ hanging: 0, requests: [{ aborted: true }] }),
  );
});

it('keeps connections open in the default world only: browsers send again what breaks on a used one (21.1)', async () => {
  const headers = { connection: 'keep-alive' };
  const usual = await send('GET', '/__mock/api/products', undefined, headers);
  const named = await send('GET', '/__mock/api/products', undefined, { ...headers, 'x-mock-world': 'one' });
  expect([usual.headers.connection, named.headers.connection]).toEqual(['keep-alive', 'close']);
});

it('says 500 and logs it when the mock itself breaks (21.1)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { status, headers } = await send('GET', '/__mock/api/products', undefined, { host: 'not a host' });
  expect([status, headers['access-control-allow-origin']]).toEqual([500, undefined]);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('GET /__mock/api/products'));
});

it('refuses a body that is too long, before it is read (21.1)', async () => {
  const { status, text } = await send('POST', '/__mock/api/api/user/login', ' '.repeat(BODY_LIMIT + 1));
  expect([status, text]).toEqual([413, expect.stringContaining('too long')]);
});

it('answers under its own names alone: another name that leads here is another website (21.1)', async () => {
  for (const host of ['evil.example', 'localhost.evil.example:80']) {
    expect((await send('GET', '/__mock/state', undefined, { host })).status).toBe(403);
  }
  expect((await send('GET', '/__mock/state', undefined, { host: 'localhost:80' })).status).toBe(200);
});

it.each(['/', '/__mockery', '/__mock/pictures/none.webp', '/__mock/pictures/..%2F..%2Fmocks%2Fnode.ts'])(
  'has nothing at %s (21.1)',
  async (path) => {
    expect((await send('GET', path)).status).toBe(404);
  },
);
