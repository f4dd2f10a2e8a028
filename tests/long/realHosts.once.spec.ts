import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  isInstalled,
  nginxHasBrotli,
  startApache,
  startCaddy,
  startNginx,
} from '../../src/build/hosts/realServers.mjs';
import { contentType, FILE_POLICY } from '../../src/build/hosts/rules';
import { paths, searchPath } from '../../src/config/paths';
import { expect, test as base } from '../e2e/fixtures';
import { followRequests, settled } from '../e2e/settled';
import { SHOP_ADDRESS } from '../helpers/e2eBuild';
import { anyFreePort, freePort } from '../helpers/freePort';
import { startServe } from '../helpers/serveCommand';
import { release } from './releases';

const SITE = process.env.E2E_FOLDER ?? '';

const SERVERS = { nginx: startNginx, caddy: startCaddy, apache2: startApache } as const;
type ServerName = keyof typeof SERVERS;

/** Pages that the shell answers; every other one has a file of its own. */
const SHELL_PAGES: readonly string[] = [
  paths.search,
  paths.verifyOtp,
  paths.resetPassword,
  paths.checkSession,
  paths.cart,
  paths.orders,
  paths.profile,
];
const OWN_PAGES = Object.values(paths).filter((path) => !SHELL_PAGES.includes(path));

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

interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Asks for a path as it is written, which fetch would tidy up. */
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

/** The text of an answer, unpacked. */
function pageText({ headers, body }: Answer): string {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[headers['content-encoding'] ?? ''];
  return (unpack?.(body) ?? body).toString();
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => `/${name}`);
}

const installed = (Object.keys(SERVERS) as ServerName[]).filter(isInstalled);
for (const name of Object.keys(SERVERS))
  if (!installed.some((server) => server === name))
    console.log(`${name} is not installed: its tests are left out`);

interface Fixtures {
  server: ServerName;
  /** The folder that is served: a copy, in which releases can be played through. */
  site: string;
  host: { origin: string };
}

// Playwright reads from the pattern which fixtures one needs.
/* eslint no-empty-pattern: 'off' */
const test = base.extend<Fixtures>({
  server: ['nginx', { option: true }],
  site: async ({}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'aurevane-site-'));
    // A server may have a user of its own.
    chmodSync(folder, 0o755);
    cpSync(SITE, folder, { recursive: true });
    await provide(folder);
    rmSync(folder, { recursive: true });
  },
  host: async ({ server, site }, provide) => {
    const running = await SERVERS[server]({ site, hosts: `${SITE}-hosts`, port: await anyFreePort() });
    await provide(running);
    await running.close();
  },
  baseURL: async ({ host }, provide) => provide(host.origin),
});

for (const server of installed) {
  test.describe(`${server} (19.14, 19.15)`, () => {
    test.use({ server });

    const expectSafe = ({ headers }: Answer, path: string): void => {
      expect(
        SECURITY.filter((name) => !headers[name]),
        `headers of ${path}`,
      ).toEqual([]);
      expect(headers['content-security-policy'], path).toMatch(
        /^default-src 'none'; .*frame-ancestors 'none'/,
      );
      expect(headers.server ?? '', path).not.toMatch(/\d/);
    };
    const expectMissing = async (origin: string, missing: readonly string[]): Promise<void> => {
      for (const path of missing) {
        const answer = await get(origin, path);
        expectSafe(answer, path);
        expect([answer.status, answer.headers['cache-control']], path).toEqual([404, 'no-store']);
        expect(answer.body.toString(), path).not.toMatch(/Index of|<div id="root"/);
      }
    };

    test('each page has its own file, asked for again each time, and canonical under one address', async ({
      host,
    }) => {
      for (const path of OWN_PAGES) {
        const answer = await get(host.origin, path);
        expectSafe(answer, path);
        const html = answer.body.toString();
        expect(
          [answer.status, answer.headers['content-type'], answer.headers['cache-control']],
          path,
        ).toEqual([200, 'text/html; charset=utf-8', 'no-cache']);
        expect(html, path).toContain(`data-path="${path}"`);
        expect(html, path).toContain(`<link rel="canonical" href="${SHOP_ADDRESS}${path}">`);
        expect(html, path).not.toContain('noindex');
      }
    });

    test('other pages and unknown addresses are answered with the shell, not to be listed', async ({
      host,
    }) => {
      const addresses = [
        ...SHELL_PAGES,
        searchPath('musk & amber'),
        '/no/such/page',
        '/no/such/page/',
        '/PRODUCTS/royal-oud',
        '/Products',
        '/assets',
        '/products/none',
        '//example.com/products/',
      ];
      for (const path of addresses) {
        const answer = await get(host.origin, path);
        expectSafe(answer, path);
        expect(
          [answer.status, answer.headers['content-type'], answer.headers['cache-control']],
          path,
        ).toEqual([200, 'text/html; charset=utf-8', 'no-cache']);
        expect(answer.body.toString(), path).toContain('data-path=""');
        expect(answer.body.toString(), path).toContain('<meta name="robots" content="noindex">');
      }
    });

    test('what can only be a file and is missing is a 404 that is not kept', async ({ host }) => {
      const missing = [
        '/none.js',
        '/assets/none.js',
        '/assets/none',
        '/assets/',
        '/pictures/',
        '/film/none.mp4',
        '/favicon.png',
        '/products/none.webp',
        '/.well-known/none',
        '/.well-known/security.txt',
      ];
      await expectMissing(host.origin, missing);
    });

    test('host settings, compressed files by their own name and dot files are not served', async ({
      host,
    }) => {
      const [script = ''] = filesIn(SITE).filter((file) => file.endsWith('.js.br'));
      expect(script).not.toBe('');
      await expectMissing(host.origin, [
        '/_headers',
        '/_redirects',
        script,
        script.replace(/br$/, 'gz'),
        '/index.html.br',
        '/.stamp.json',
        '/.env',
        '/.git/config',
        '/products/.htaccess',
        '/.well-known/.env',
      ]);
    });

    test('every other spelling of a page leads to its one address, with its query', async ({ host }) => {
      const spellings = [
        ...OWN_PAGES.filter((path) => path !== paths.home).map((path) => [`${path}.html`, path] as const),
        ...Object.values(paths)
          .filter((path) => path !== paths.home)
          .map((path) => [`${path}/`, path] as const),
        ['/index.html', '/'],
        ['/products/?search=oud', '/products?search=oud'],
        ['/search/?query=a%26b', '/search?query=a%26b'],
      ] as const;
      for (const [path, page] of spellings) {
        const answer = await get(host.origin, path);
        expectSafe(answer, path);
        const location = answer.headers.location?.replace(host.origin, '');
        expect([answer.status, location], path).toEqual([308, page]);
      }
      const agreed = await get(host.origin, '/.well-known/change-password');
      expect([agreed.status, agreed.headers.location?.replace(host.origin, '')]).toEqual([
        302,
        paths.forgotPassword,
      ]);
    });

    test('every file comes with its type and lifetime, and compressed as the visitor can read it', async ({
      host,
    }) => {
      const all = filesIn(SITE);
      const files = all.filter((file) => !/\.(?:br|gz)$|^\/[._]|\.html$/.test(file));
      const kinds = new Set(files.map((file) => extname(file)));
      expect([...kinds].sort()).toEqual(
        expect.arrayContaining([
          '.avif',
          '.css',
          '.ico',
          '.js',
          '.json',
          '.mp4',
          '.png',
          '.svg',
          '.webm',
          '.webmanifest',
          '.webp',
          '.woff2',
        ]),
      );
      for (const file of files) {
        const lasting = /^\/(?:assets|pictures|film)\//.test(file);
        const whole = readFileSync(SITE + file);
        const plain = await get(host.origin, file, { 'Accept-Encoding': 'identity' });
        expectSafe(plain, file);
        expect(
          [
            plain.status,
            plain.headers['content-type'],
            plain.headers['cache-control'],
            plain.headers['content-encoding'],
          ],
          file,
        ).toEqual([
          200,
          contentType(extname(file).slice(1)),
          lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
          undefined,
        ]);
        const policy = plain.headers['content-security-policy'];
        expect(policy === FILE_POLICY, `${file}: ${policy ?? ''}`).toBe(lasting);
        expect(plain.body.equals(whole), file).toBe(true);
        const packed = all.includes(`${file}.br`);
        expect(all.includes(`${file}.gz`), file).toBe(packed);
        if (!packed) continue;
        const gzip = await get(host.origin, file, { 'Accept-Encoding': 'gzip' });
        expect(
          [gzip.headers['content-encoding'], gzip.headers.vary, gzip.headers['content-type']],
          file,
        ).toEqual(['gzip', 'Accept-Encoding', plain.headers['content-type']]);
        expect(gunzipSync(gzip.body).equals(whole), file).toBe(true);
        if (server === 'nginx' && !nginxHasBrotli()) continue;
        const brotli = await get(host.origin, file, { 'Accept-Encoding': 'gzip, deflate, br' });
        expect(brotli.headers['content-encoding'], file).toBe('br');
        expect(brotliDecompressSync(brotli.body).equals(whole), file).toBe(true);
        expect(brotli.headers.etag, file).not.toBe(plain.headers.etag);
      }
      for (const path of [paths.home, paths.products, paths.cart, '/no/such/page']) {
        const gzip = await get(host.origin, path, { 'Accept-Encoding': 'gzip' });
        expect([gzip.headers['content-encoding'], gzip.headers['content-type']], path).toEqual([
          'gzip',
          'text/html; charset=utf-8',
        ]);
      }
    });

    test('a part of the film, HEAD, and 304 with the headers of the page', async ({ host }) => {
      const [film = ''] = filesIn(SITE).filter((file) => file.endsWith('.mp4'));
      const part = await get(host.origin, film, { Range: 'bytes=2-5' });
      expectSafe(part, film);
      expect([part.status, part.headers['content-range'], part.body]).toEqual([
        206,
        `bytes 2-5/${String(statSync(SITE + film).size)}`,
        readFileSync(SITE + film).subarray(2, 6),
      ]);
      for (const path of [paths.home, paths.products, film, '/manifest.webmanifest']) {
        const first = await get(host.origin, path);
        const again = await get(host.origin, path, { 'If-None-Match': first.headers.etag ?? '' });
        expectSafe(again, path);
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

    test('pages show in the browser without an error or a breach of the policy', async ({ page }) => {
      test.setTimeout(120_000);
      const open = followRequests(page);
      for (const path of [paths.home, paths.products, paths.royalOud, paths.cart, '/no/such/page']) {
        await test.step(path, async () => {
          await page.goto(path);
          await settled(page, open);
        });
      }
    });

    test('after a new release, an open tab whose code is gone is loaded again once, and shows the wanted page (19.21)', async ({
      page,
      site,
      problems,
    }) => {
      problems.allow(/status 404/, /Failed to (?:load|fetch)/, /MIME type/);
      await page.goto(paths.cookies);
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1;
      });
      release(site);
      await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
      await expect(page).toHaveURL(paths.contact);
      expect(loads).toBe(1);
    });

    test('HTML that is there before its files: one reload, then the right page (19.21)', async ({
      page,
      site,
      problems,
    }) => {
      problems.allow(/status 404/, /Failed to (?:load|fetch)/, /MIME type/, /could not be loaded/);
      const placeFiles = release(site, { filesLater: true });
      let loads = 0;
      // The files are there when the page is loaded again, and not a moment before.
      await page.route(`**${paths.contact}`, async (route) => {
        if (route.request().isNavigationRequest()) {
          loads += 1;
          if (loads === 2) placeFiles();
        }
        await route.continue();
      });
      await page.goto(paths.contact);
      await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
      await page.getByLabel('First name').fill('Ada');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Last name is required.').first()).toBeVisible();
      expect(loads).toBe(2);
    });

    test('HTML whose files stay away: one reload, then the page says so, and can be tried again (19.21)', async ({
      page,
      host,
      site,
      problems,
    }) => {
      problems.allow(/status 404/, /Failed to (?:load|fetch)/, /MIME type/, /could not be loaded/);
      const placeFiles = release(site, { filesLater: true });
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1;
      });
      // The page never becomes the app's, which opening it by the fixture would wait for.
      await page.evaluate((address) => {
        window.location.href = address;
      }, `${host.origin}${paths.contact}`);
      const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded completely' });
      await expect(notice).toBeVisible();
      expect(loads).toBe(2);
      placeFiles();
      await notice.getByRole('button', { name: 'Try again' }).click();
      await page.getByLabel('First name').fill('Ada');
      await expect(notice).toBeHidden();
    });
  });
}

for (const server of installed.filter((name) => name !== 'apache2')) {
  test(`npm run serve --with ${server} says which and where, and ends with Ctrl-C, leaving nothing (19.14)`, async () => {
    const port = await anyFreePort();
    const origin = `http://127.0.0.1:${String(port)}`;
    // Of its own: other tests run the same servers at this time.
    const temporary = mkdtempSync(join(tmpdir(), 'aurevane-temporary-'));
    const command = startServe(['--with', server, '--port', String(port), '--dir', SITE], {
      TMPDIR: temporary,
    });
    expect(await command.serves).toContain(`on ${server}: ${origin}/ (Ctrl-C ends it)`);
    expect((await get(origin, '/')).body.toString()).toContain('Welcome');
    expect(readdirSync(temporary).sort()).toEqual([
      expect.stringMatching(`^aurevane-${server}`),
      expect.stringMatching(/^aurevane-site/),
    ]);
    // WebKit obeys it on this machine too.
    for (const encoding of ['identity', 'gzip', 'br']) {
      const page = await get(origin, '/', { 'Accept-Encoding': encoding });
      expect(JSON.stringify(page.headers) + pageText(page)).not.toContain('upgrade-insecure-requests');
    }
    command.interrupt();
    expect(await command.ended).toBe(0);
    expect(await freePort(port)).toBe(port);
    expect(readdirSync(temporary)).toEqual([]);
    rmSync(temporary, { recursive: true });
  });
}

/** The emitted files with the shared origin switched on as docs/hosting.md says, for an API on this port. */
function sharedOrigin(apiPort: number): string {
  const hosts = mkdtempSync(join(tmpdir(), 'aurevane-hosts-'));
  cpSync(`${SITE}-hosts`, hosts, { recursive: true });
  const edit = (file: string, from: string, to: string): void => {
    const text = readFileSync(join(hosts, file), 'utf8');
    expect(text, file).toContain(from);
    writeFileSync(join(hosts, file), text.replaceAll(from, to));
  };
  edit('nginx/server.conf', '# include aurevane/api.conf;', 'include aurevane/api.conf;');
  edit('nginx/api.conf', '127.0.0.1:3000', `127.0.0.1:${String(apiPort)}`);
  edit('caddy/Caddyfile', '# import api.caddy', 'import api.caddy');
  edit('caddy/api.caddy', '127.0.0.1:3000', `127.0.0.1:${String(apiPort)}`);
  return hosts;
}

for (const server of installed.filter((name) => name !== 'apache2')) {
  test(`an API on the shop's own origin on ${server}: pages for browsers, all else to the API with the connection's own address, and nothing cached (19.14, 19.28)`, async ({
    site,
  }) => {
    const forwarded: unknown[] = [];
    const api = createServer(({ headers, method, url }, response) => {
      const names = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded'];
      forwarded.push(names.map((name) => headers[name]));
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=60' });
      response.end(`${method ?? ''} ${url ?? ''}`);
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const hosts = sharedOrigin((api.address() as AddressInfo).port);
    const { origin, close } = await SERVERS[server]({ site, hosts, port: await anyFreePort() });
    try {
      for (const [method, path] of [
        ['GET', '/products?page=1&limit=10'],
        ['GET', '/profile'],
        ['POST', '/api/user/login'],
        ['DELETE', '/cart/clear/7'],
        ['GET', '/api/user/cart/7'],
      ] as const) {
        const { body, headers } = await get(origin, path, { Accept: 'application/json' }, method);
        expect([body.toString(), headers['cache-control']], path).toEqual([`${method} ${path}`, 'no-store']);
        if (/^\/(?:products|profile)\b/.test(path)) expect(headers.vary, path).toBe('Accept');
      }
      await get(origin, '/profile', {
        Accept: 'application/json',
        'X-Forwarded-For': '192.0.2.7',
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-Proto': 'https',
        'X-Real-IP': '192.0.2.7',
        Forwarded: 'for=192.0.2.7',
      });
      const [host] = new URL(origin).host.split(':');
      expect(forwarded.at(-1)).toEqual([
        '127.0.0.1',
        expect.stringMatching(`^${host ?? ''}(:\\d+)?$`),
        'http',
        '127.0.0.1',
        undefined,
      ]);
      for (const path of [paths.products, paths.profile, paths.cart, paths.orders, paths.royalOud]) {
        const page = await get(origin, path, { Accept: 'text/html,*/*;q=0.8' });
        expect(Object.keys(page.headers), path).toEqual(expect.arrayContaining(SECURITY));
        expect([page.status, page.headers['content-type']], path).toEqual([200, 'text/html; charset=utf-8']);
      }
    } finally {
      await close();
      api.close();
      rmSync(hosts, { recursive: true });
    }
  });
}
