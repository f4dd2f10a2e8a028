import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isInstalled, nginxHasBrotli, startCaddy, startNginx } from '../../src/build/hosts/realServers.mjs';
import { CACHE, contentType, FILE_POLICY } from '../../src/build/hosts/rules';
import { listen } from '../../src/build/nodeHttp';
import { endpoints, fillPath } from '../../src/api/endpoints';
import { routes } from '../../src/app/routes';
import { paths, searchPath } from '../../src/config/paths';
import { expect, test as base } from '../e2e/fixtures';
import { followRequests, settled } from '../e2e/settled';
import { SHOP_ADDRESS } from '../helpers/e2eBuild';
import { anyFreePort, freePort } from '../helpers/freePort';
import { startServe } from '../helpers/serveCommand';
import { first } from '../../src/mocks/goods';

const SITE = process.env.E2E_FOLDER ?? '';

const SERVERS = { nginx: startNginx, caddy: startCaddy } as const;
type ServerName = keyof typeof SERVERS;

const pathsOf = (prerendered: boolean): string[] =>
  routes.filter((route) => route.prerendered === prerendered).map(({ path }) => path);
/** Pages that the shell answers; all others have a file of their own. */
const SHELL_PAGES = pathsOf(false);
const OWN_PAGES = pathsOf(true);
const PAGES = [...SHELL_PAGES, ...OWN_PAGES];

const SECURITY = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];
const HTML = 'text/html; charset=utf-8';

interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
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
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(parts),
        }),
      );
    });
    request.once('error', reject);
    request.end();
  });
}

/** Requests a path, and expects the security headers with any answer. */
async function getSafely(origin: string, path: string, headers?: Record<string, string>): Promise<Answer> {
  const answer = await get(origin, path, headers);
  expect(
    SECURITY.filter((name) => !answer.headers[name]),
    `headers of ${path}`,
  ).toEqual([]);
  const policy = answer.headers['content-security-policy'];
  expect(policy, path).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
  expect(answer.headers.server ?? '', path).not.toMatch(/\d/);
  return answer;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => `/${name}`);
}

const installed = (Object.keys(SERVERS) as ServerName[]).filter(isInstalled);

const test = base.extend<{ server: ServerName; host: { origin: string } }>({
  server: ['nginx', { option: true }],
  host: async ({ server }, provide) => {
    const running = await SERVERS[server]({ site: SITE, hosts: `${SITE}-hosts`, port: await anyFreePort() });
    await provide(running);
    await running.close();
  },
  baseURL: async ({ host }, provide) => provide(host.origin),
});

for (const server of installed) {
  test.describe(server, { tag: '@desktop' }, () => {
    test.use({ server });

    test('pages have their own file, other addresses the shell, and both are revalidated each time', async ({
      host,
    }) => {
      const shell = [
        ...SHELL_PAGES,
        searchPath('day & night'),
        '/no/such/page',
        first.path.toUpperCase(),
        '/assets',
        '//example.com/products/',
      ];
      for (const path of [...OWN_PAGES, ...shell]) {
        const { status, headers, body } = await getSafely(host.origin, path);
        expect([status, headers['content-type'], headers['cache-control']], path).toEqual([
          200,
          HTML,
          'no-cache',
        ]);
        const isShell = shell.includes(path);
        expect(body.toString(), path).toContain(`data-path="${isShell ? '' : path}"`);
        expect(body.toString(), path).toContain(
          isShell
            ? '<meta name="robots" content="noindex">'
            : `<link rel="canonical" href="${SHOP_ADDRESS}${path}">`,
        );
      }
    });

    test('missing files, host settings, compressed files by their own name and dot files are a 404 that is not cached', async ({
      host,
    }) => {
      const [script = ''] = filesIn(SITE).filter((file) => file.endsWith('.js.br'));
      expect(script).not.toBe('');
      for (const path of [
        '/none.js',
        '/assets/none',
        '/assets/',
        '/film/none.mp4',
        '/products/none.webp',
        '/.well-known/security.txt',
        '/_headers',
        '/_redirects',
        script,
        script.replace(/br$/, 'gz'),
        '/index.html.br',
        '/.env',
        '/.git/config',
        '/.well-known/.env',
      ]) {
        const { status, headers, body } = await getSafely(host.origin, path);
        expect([status, headers['cache-control']], path).toEqual([404, 'no-store']);
        expect(body.toString(), path).not.toMatch(/Index of|<div id="root"/);
      }
    });

    test('every other spelling of a page redirects to its one address, with its query', async ({ host }) => {
      const pages = PAGES.filter((path) => path !== paths.home);
      for (const [path, page, status] of [
        ...pages
          .filter((path) => OWN_PAGES.includes(path))
          .map((path) => [`${path}.html`, path, 308] as const),
        ...pages.map((path) => [`${path}/`, path, 308] as const),
        ['/index.html', '/', 308],
        ['/search/?query=a%26b', '/search?query=a%26b', 308],
        ['/.well-known/change-password', paths.forgotPassword, 302],
      ] as const) {
        const answer = await getSafely(host.origin, path);
        expect([answer.status, answer.headers.location?.replace(host.origin, '')], path).toEqual([
          status,
          page,
        ]);
      }
    });

    test('files have their type and lifetime, the best compression for the browser, and support range requests', async ({
      host,
    }) => {
      const all = filesIn(SITE);
      const files = all.filter((file) => !/\.(?:br|gz)$|^\/[._]|\.html$/.test(file));
      for (const file of files) {
        const lasting = /^\/(?:assets|pictures|film)\//.test(file);
        const whole = readFileSync(SITE + file);
        const plain = await getSafely(host.origin, file, { 'Accept-Encoding': 'identity' });
        expect(
          [
            plain.status,
            plain.headers['content-type'],
            plain.headers['cache-control'],
            plain.body.equals(whole),
          ],
          file,
        ).toEqual([
          200,
          contentType(extname(file).slice(1)),
          lasting ? CACHE.immutable : CACHE.revalidate,
          true,
        ]);
        expect(plain.headers['content-security-policy'] === FILE_POLICY, file).toBe(lasting);
        if (!all.includes(`${file}.br`)) continue;
        const gzip = await get(host.origin, file, { 'Accept-Encoding': 'gzip' });
        expect([gzip.headers['content-encoding'], gzip.headers.vary], file).toEqual([
          'gzip',
          'Accept-Encoding',
        ]);
        expect(gunzipSync(gzip.body).equals(whole), file).toBe(true);
        if (server === 'nginx' && !nginxHasBrotli()) continue;
        const brotli = await get(host.origin, file, { 'Accept-Encoding': 'gzip, deflate, br' });
        expect(brotli.headers['content-encoding'], file).toBe('br');
        expect(brotliDecompressSync(brotli.body).equals(whole), file).toBe(true);
        expect(brotli.headers.etag, file).not.toBe(plain.headers.etag);
      }
      const [film = ''] = files.filter((file) => file.endsWith('.mp4'));
      const part = await getSafely(host.origin, film, { Range: 'bytes=2-5' });
      expect([part.status, part.body]).toEqual([206, readFileSync(SITE + film).subarray(2, 6)]);
      for (const path of [paths.home, film]) {
        const first = await get(host.origin, path);
        const again = await getSafely(host.origin, path, { 'If-None-Match': first.headers.etag ?? '' });
        expect([again.status, again.headers['cache-control'], again.body.length], path).toEqual([
          304,
          first.headers['cache-control'],
          0,
        ]);
        const head = await get(host.origin, path, {}, 'HEAD');
        expect([head.status, head.headers['content-type'], head.body.length], path).toEqual([
          200,
          first.headers['content-type'],
          0,
        ]);
      }
    });

    test('pages appear in the browser without an error or a policy violation', async ({ page }) => {
      const open = followRequests(page);
      for (const path of [paths.home, paths.products, paths.cart, '/no/such/page']) {
        await page.goto(path);
        await settled(page, open);
      }
    });
  });
}

for (const server of installed) {
  test(
    `npm run serve --with ${server} prints the address, ends with Ctrl-C, and leaves no files`,
    { tag: '@desktop' },
    async () => {
      const port = await anyFreePort();
      const origin = `http://127.0.0.1:${String(port)}`;
      // A folder of its own, because other tests run the same servers at this time.
      const temporary = mkdtempSync(join(tmpdir(), 'shop-temporary-'));
      const command = startServe(['--with', server, '--port', String(port), '--dir', SITE], {
        TMPDIR: temporary,
      });
      expect(await command.serves).toContain(`on ${server}: ${origin}/ (Ctrl-C ends it)`);
      const page = await get(origin, '/');
      expect(page.body.toString()).toContain('Welcome');
      // WebKit applies it on this machine too.
      expect(JSON.stringify(page.headers) + page.body.toString()).not.toContain('upgrade-insecure-requests');
      command.interrupt();
      expect(await command.ended).toBe(0);
      expect(await freePort(port)).toBe(port);
      expect(readdirSync(temporary)).toEqual([]);
      rmSync(temporary, { recursive: true });
    },
  );

  test(
    `an API on the shop's own origin on ${server} gets calls with the connection's address; browsers get pages`,
    { tag: '@desktop' },
    async () => {
      const forwarded: unknown[] = [];
      const asked: string[] = [];
      const api = createServer(({ headers, method, url }, response) => {
        forwarded.push(['x-forwarded-for', 'x-real-ip', 'forwarded'].map((name) => headers[name]));
        response.writeHead(200, {
          'Content-Type': 'application/json',
          'Cache-Control': 'public, max-age=60',
        });
        const call = `${method ?? ''} ${url ?? ''}`;
        asked.push(call);
        response.end(call);
      });
      const { origin: upstream, close: closeApi } = await listen(api);
      const hosts = sharedOrigin(upstream);
      const { origin, close } = await SERVERS[server]({ site: SITE, hosts, port: await anyFreePort() });
      try {
        const claims = {
          'X-Forwarded-For': '192.0.2.7',
          'X-Real-IP': '192.0.2.7',
          Forwarded: 'for=192.0.2.7',
        };
        for (const [method, path] of [
          ['GET', `${endpoints.products}?page=1&limit=10`],
          ['GET', endpoints.profile],
          ['POST', endpoints.login],
          ['DELETE', fillPath(endpoints.cartClear, '7')],
        ] as const) {
          const { body, headers } = await get(
            origin,
            path,
            { Accept: 'application/json', ...claims },
            method,
          );
          expect([body.toString(), headers['cache-control']], path).toEqual([
            `${method} ${path}`,
            'no-store',
          ]);
          // The same address is a page for browsers.
          if (PAGES.includes(path.split('?')[0] ?? '')) expect(headers.vary, path).toBe('Accept');
        }
        expect(forwarded.at(-1)).toEqual(['127.0.0.1', '127.0.0.1', undefined]);
        // Addresses that only contain or resemble a call's. A server may resolve dots itself, and then forwards
        // the call that remains.
        const before = asked.length;
        for (const path of [
          `/admin/secret%20${endpoints.products}`,
          `/admin/secret${endpoints.products}`,
          `/admin/secret/../..${endpoints.products}`,
          `/admin/%2e%2e${endpoints.products}`,
          `${endpoints.products}%0A`,
          `${endpoints.products}%20`,
          `${endpoints.products}/`,
          `${endpoints.login}%0Aadmin`,
          `${fillPath(endpoints.cartClear, '7')}/admin`,
          `/__api${endpoints.products}`,
        ])
          await get(origin, path, { Accept: 'application/json' });
        expect(asked.slice(before).filter((call) => call !== `GET ${endpoints.products}`)).toEqual([]);
        for (const path of [paths.products, paths.profile, paths.cart]) {
          const page = await getSafely(origin, path, { Accept: 'text/html,*/*;q=0.8' });
          expect([page.status, page.headers['content-type']], path).toEqual([200, HTML]);
          const varies = page.headers.vary?.split(', ').includes('Accept') ?? false;
          expect(varies, `Vary of ${path}`).toBe(path !== paths.cart);
        }
      } finally {
        await Promise.all([close(), closeApi()]);
        rmSync(hosts, { recursive: true });
      }
    },
  );
}

/** The emitted files with the shared origin enabled as docs/hosting.md says, for an API at this address. */
function sharedOrigin(upstream: string): string {
  const hosts = mkdtempSync(join(tmpdir(), 'shop-hosts-'));
  cpSync(`${SITE}-hosts`, hosts, { recursive: true });
  for (const [file, from, to] of [
    ['nginx/server.conf', '# include shop/api.conf;', 'include shop/api.conf;'],
    ['nginx/api.conf', 'http://127.0.0.1:3000', upstream],
    ['caddy/Caddyfile', '# import api.caddy', 'import api.caddy'],
    ['caddy/api.caddy', '127.0.0.1:3000', new URL(upstream).host],
  ] as const) {
    const text = readFileSync(join(hosts, file), 'utf8');
    expect(text, file).toContain(from);
    writeFileSync(join(hosts, file), text.replaceAll(from, to));
  }
  return hosts;
}
