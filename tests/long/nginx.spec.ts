import { readdirSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { endpoints, fillPath } from '#api/endpoints';
import { routes } from '#app/routes';
import { paths } from '#config/paths';
import { CACHE, FILE_POLICY } from '../../tools/vite/hosts/rules';
import { expect, test as base } from '../e2e/fixtures';
import { followRequests, settled } from '../e2e/settled';
import { SITE_FOLDER } from '../e2e/site';
import { startNameServer } from './nameServer';
import { hasNginx, startContainer, startNginx } from './nginx';

const PORT = 4275;
const API_PORT = 4279;
const CONTAINER_PORT = 4276;
const NAMES_PORT = 4277;
const UPSTREAM = `http://127.0.0.1:${API_PORT}`;
const HTML = 'text/html; charset=utf-8';

interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Requests a path exactly as written; fetch would normalise it. */
function get(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  sent = '',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = ask(origin, { path, headers, method, agent: false }, (response) => {
      let body = '';
      response.setEncoding('latin1').on('data', (part: string) => (body += part));
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body,
        }),
      );
    });
    request.once('error', reject);
    request.end(sent);
  });
}

/** The calls that the API behind nginx received, and the values of the connection that it was told. */
const calls: { call: string; from: (string | string[] | undefined)[]; scheme: unknown }[] = [];

/** An API that answers with the call; to a search for 'moved' with a redirect of its own. */
async function startApi(host: string, name = ''): Promise<{ close: () => void }> {
  const api = createServer((request, response) => {
    const { headers, method, url } = request;
    const call = `${name}${method ?? ''} ${url ?? ''}`;
    calls.push({
      call,
      from: ['x-forwarded-for', 'x-real-ip', 'forwarded'].map((header) => headers[header]),
      scheme: headers['x-forwarded-proto'],
    });
    const moved = url?.includes('search=moved') ? { Location: `${UPSTREAM}/v2${endpoints.products}` } : {};
    request.resume().once('end', () => {
      response.writeHead('Location' in moved ? 307 : 200, {
        'Cache-Control': 'public, max-age=60',
        // As helmet sends them: they would hold for the shop's origin too.
        'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
        'Content-Security-Policy': "script-src 'unsafe-inline'",
        ...moved,
      });
      response.end(call);
    });
  });
  await new Promise<void>((done) => void api.listen(API_PORT, host, done));
  return { close: () => void api.close() };
}

const JSON_TYPE = { Accept: 'application/json' };

interface Closable {
  close: () => void | Promise<void>;
}

const test = base.extend<{ until: <Server extends Closable>(server: Server) => Server }, { nginx: string }>({
  // Servers that run until the end of the test.
  until: async ({}, provide) => {
    const running: Closable[] = [];
    await provide((server) => {
      running.push(server);
      return server;
    });
    for (const server of running.reverse()) await server.close();
  },

  nginx: [
    // Playwright reads a fixture's dependencies from its first parameter; an empty pattern means none.
    async ({}, provide) => {
      const api = await startApi('127.0.0.1');
      const server = await startNginx(SITE_FOLDER, PORT, { upstream: UPSTREAM });
      await provide(server.origin);
      await server.close();
      api.close();
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ nginx }, provide) => provide(nginx),
});

if (hasNginx) {
  test.describe('nginx', { tag: '@desktop' }, () => {
    // The tests share one port.
    test.describe.configure({ mode: 'default' });

    test('pages have their own file, other addresses the shell, and all have the policy', async ({
      nginx,
    }) => {
      const own = routes.filter(({ prerendered }) => prerendered).map(({ path }) => path);
      for (const path of [...own, paths.cart, '/no/such/page', '//example.com/products']) {
        const { status, headers, body } = await get(nginx, path, { Accept: 'text/html' });
        expect([status, headers['content-type'], headers['cache-control']], path).toEqual([
          200,
          HTML,
          CACHE.revalidate,
        ]);
        expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'; .*frame-ancestors/);
        expect(body, path).toContain(`data-path="${own.includes(path) ? path : ''}"`);
      }
    });

    test('missing files, settings and dot files are a 404; other spellings of a page redirect', async ({
      nginx,
    }) => {
      for (const path of ['/none.js', '/assets/none', '/_headers', '/index.html.br', '/.env']) {
        const { status, headers } = await get(nginx, path);
        expect([status, headers['cache-control']], path).toEqual([404, CACHE.noStore]);
      }
      for (const [path, page] of [
        ['/index.html', paths.home],
        ['/products.html', paths.products],
        ['/search/?query=a%26b', '/search?query=a%26b'],
      ] as const) {
        const answer = await get(nginx, path, { Accept: 'text/html' });
        expect([answer.status, answer.headers.location], path).toEqual([308, page]);
      }
    });

    test('no redirect leads to another site or to another query', async ({ nginx }) => {
      for (const path of ['/%5Cevil.example/', '/%09/evil.example/', '/%5Cevil.example/x.html', '/a%3Fb/']) {
        const { headers } = await get(nginx, path, { Accept: 'text/html' });
        expect(headers.location, path).toBeUndefined();
      }
      for (const path of ['//evil.example/', '//evil.example.html']) {
        const { headers } = await get(nginx, path, { Accept: 'text/html' });
        expect(headers.location, path).toBe('/evil.example');
      }
    });

    test('scripts are compressed, cached for a year, and have the short policy', async ({ nginx }) => {
      const [script = ''] = readdirSync(`${SITE_FOLDER}/assets`).filter((name) => name.endsWith('.js'));
      const { headers } = await get(nginx, `/assets/${script}`, { 'Accept-Encoding': 'gzip' });
      expect(headers).toMatchObject({
        'content-encoding': 'gzip',
        'cache-control': CACHE.immutable,
        'content-security-policy': FILE_POLICY,
      });
    });

    test('an API on the same origin gets calls with the address of the connection; browsers get pages', async ({
      nginx,
    }) => {
      const claims = { 'X-Forwarded-For': '192.0.2.7', 'X-Real-IP': '192.0.2.7', Forwarded: 'for=192.0.2.7' };
      for (const [method, path] of [
        ['GET', `${endpoints.products}?page=1&limit=10`],
        ['POST', endpoints.login],
        ['DELETE', fillPath(endpoints.cartClear, '7')],
      ] as const) {
        const answer = await get(nginx, path, { Accept: 'application/json', ...claims }, method);
        expect([answer.body, answer.headers['cache-control']]).toEqual([`${method} ${path}`, CACHE.noStore]);
        const sent = JSON.stringify(answer.headers);
        expect(sent, "the API's policies").not.toMatch(/includeSubDomains|unsafe-inline/);
      }
      expect(calls.at(-1)?.from).toEqual(['127.0.0.1', '127.0.0.1', undefined]);
      // Addresses that only contain or resemble a call's.
      const before = calls.length;
      for (const path of [
        `/admin/secret${endpoints.products}`,
        `/admin/%2e%2e${endpoints.products}`,
        `${endpoints.login}%0Aadmin`,
        `/__api${endpoints.products}`,
      ])
        await get(nginx, path, { Accept: 'application/json' });
      expect(calls.slice(before).filter(({ call }) => call !== `GET ${endpoints.products}`)).toEqual([]);
      const page = await get(nginx, paths.products, { Accept: 'text/html,*/*;q=0.8' });
      expect([page.status, page.headers['content-type'], page.headers.vary]).toEqual([
        200,
        HTML,
        expect.stringContaining('Accept'),
      ]);
    });

    for (const path of [paths.products, paths.profile])
      for (const accept of ['*/*', 'text/html', 'image/avif,*/*;q=0.8', 'text/html, application/json', ''])
        test(`${path} asked for ${JSON.stringify(accept)} is the page`, async ({ nginx }) => {
          const before = calls.length;
          const { status, headers } = await get(nginx, path, accept === '' ? {} : { Accept: accept });
          expect([status, headers['content-type'], calls.length]).toEqual([200, HTML, before]);
          expect(headers.vary).toContain('Accept');
        });

    test('an order with large rows gets through, and a body without end does not', async ({ nginx }) => {
      const type = { ...JSON_TYPE, 'Content-Type': 'application/json' };
      const large = await get(nginx, endpoints.order, type, 'POST', 'x'.repeat(7_000_000));
      expect([large.status, large.body]).toEqual([200, `POST ${endpoints.order}`]);
      const tooLarge = await get(nginx, endpoints.order, { ...type, 'Content-Length': '9000000' }, 'POST');
      expect(tooLarge.status).toBe(413);
    });

    for (const kind of ['nginx', 'container'] as const) {
      const start = (host: string, path = '') =>
        kind === 'nginx'
          ? startNginx(SITE_FOLDER, CONTAINER_PORT, {
              upstream: `http://${host}:${API_PORT}`,
              path,
              resolver: `127.0.0.1:${NAMES_PORT}`,
            })
          : startContainer(
              SITE_FOLDER,
              CONTAINER_PORT,
              { API_UPSTREAM: `http://${host}:${API_PORT}${path}` },
              `127.0.0.1:${NAMES_PORT}`,
            );

      test(`${kind}: an API under a path gets its calls there, and its redirects lead to the shop`, async ({
        until,
      }) => {
        const server = until(await start('127.0.0.1', '/v2'));
        const call = '/api/user/cart/a%20b%3Fc';
        expect((await get(server.origin, call, JSON_TYPE)).body).toBe(`GET /v2${call}`);
        const moved = await get(server.origin, `${endpoints.products}?search=moved`, JSON_TYPE);
        expect([moved.status, moved.headers.location]).toEqual([307, endpoints.products]);
      });

      test(`${kind}: pages are served while the API's name is unknown, and the name is looked up again`, async ({
        until,
      }) => {
        const names = until(await startNameServer(NAMES_PORT));
        until(await startApi('127.0.0.2', 'second: '));
        const server = until(await start('api.shop.example'));
        const answer = async () => (await get(server.origin, endpoints.products, JSON_TYPE)).body;
        expect((await get(server.origin, paths.products)).status).toBe(200);
        expect(await answer()).toContain('502');
        names.address = '127.0.0.1';
        await expect.poll(answer).toBe(`GET ${endpoints.products}`);
        names.address = '127.0.0.2';
        await expect.poll(answer).toBe(`second: GET ${endpoints.products}`);
      });
    }

    const told = { 'X-Forwarded-For': '192.0.2.7, 203.0.113.9', 'X-Forwarded-Proto': 'https' };
    for (const [trusted, address, scheme] of [
      ['', '127.0.0.1', 'http'],
      ['10.0.0.0/8', '127.0.0.1', 'http'],
      ['127.0.0.1', '203.0.113.9', 'https'],
      ['127.0.0.0/8', '203.0.113.9', 'https'],
    ] as const)
      test(`the container believes the proxy in TRUSTED_PROXY alone: '${trusted}'`, async ({ until }) => {
        const settings = { API_UPSTREAM: UPSTREAM, TRUSTED_PROXY: trusted };
        const server = until(await startContainer(SITE_FOLDER, CONTAINER_PORT, settings));
        await get(server.origin, endpoints.products, { ...JSON_TYPE, ...told });
        expect(calls.at(-1)).toMatchObject({ from: [address, address, undefined], scheme });
      });

    test('the container does not start with a setting of another form', () => {
      for (const settings of [
        { TRUSTED_PROXY: 'proxy; include /etc/passwd' },
        { TRUSTED_PROXY: '10.0.0.1\n}' },
        { API_UPSTREAM: 'http://api/;' },
        { API_UPSTREAM: 'http://api\nhttp://api' },
      ])
        expect(() => startContainer(SITE_FOLDER, CONTAINER_PORT, settings)).toThrow(/must be/);
    });

    test('pages appear in the browser without an error or a policy violation', async ({ page }) => {
      const open = followRequests(page);
      for (const path of [paths.home, paths.products, paths.cart, '/no/such/page']) {
        await page.goto(path);
        await settled(page, open);
      }
    });
  });
} else console.log('nginx is not installed: its tests are left out');
