import { readdirSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { endpoints, fillPath } from '#api/endpoints';
import { routes } from '#app/routes';
import { paths } from '#config/paths';
import { CACHE, FILE_POLICY } from '../../tools/vite/hosts/rules';
import { expect, test as base } from '../e2e/fixtures';
import { followRequests, settled } from '../e2e/settled';
import { SITE_FOLDER } from '../e2e/site';
import { hasNginx, startNginx } from './nginx';

const PORT = 4275;
const API_PORT = 4279;
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
    request.end();
  });
}

/** The calls that the API behind nginx received, and the values of the connection that it was told. */
const calls: { call: string; from: (string | string[] | undefined)[] }[] = [];

const test = base.extend<object, { nginx: string }>({
  nginx: [
    // Playwright reads a fixture's dependencies from its first parameter; an empty pattern means none.
    async ({}, provide) => {
      const api = createServer(({ headers, method, url }, response) => {
        const call = `${method ?? ''} ${url ?? ''}`;
        calls.push({
          call,
          from: ['x-forwarded-for', 'x-real-ip', 'forwarded'].map((name) => headers[name]),
        });
        response.writeHead(200, { 'Cache-Control': 'public, max-age=60' }).end(call);
      });
      const upstream = `http://127.0.0.1:${API_PORT}`;
      await new Promise<void>((done) => void api.listen(API_PORT, '127.0.0.1', done));
      const server = await startNginx(SITE_FOLDER, PORT, upstream);
      await provide(server.origin);
      await server.close();
      api.close();
    },
    { scope: 'worker' },
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

    test('pages appear in the browser without an error or a policy violation', async ({ page }) => {
      const open = followRequests(page);
      for (const path of [paths.home, paths.products, paths.cart, '/no/such/page']) {
        await page.goto(path);
        await settled(page, open);
      }
    });
  });
} else console.log('nginx is not installed: its tests are left out');
