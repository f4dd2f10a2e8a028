import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Listening } from '../../../src/build/nodeHttp';
import { startStaticHost } from '../../../src/build/staticHost';

const SCRIPT = 'export const scent = "amber";'.repeat(20);

let folder: string;
let host: Listening;
let plain: Listening;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-host-'));
  mkdirSync(join(folder, 'products'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, '200.html'), 'shell');
  writeFileSync(join(folder, 'products.html'), 'products');
  writeFileSync(join(folder, 'products', 'amber.html'), 'amber');
  writeFileSync(join(folder, 'imprint.html'), 'imprint');
  writeFileSync(join(folder, 'assets', 'main.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'main.js.br'), brotliCompressSync(SCRIPT));
  for (const name of ['index.html.br', '.env']) writeFileSync(join(folder, name), 'not to be served');
  writeFileSync(join(folder, 'assets', 'film.mp4'), '0123456789');
  writeFileSync(join(folder, 'assets', 'main.js.gz'), gzipSync(SCRIPT));
  writeFileSync(
    join(folder, '_headers'),
    "/*\n  X-Frame-Options: DENY\n  Content-Security-Policy: default-src 'none'; upgrade-insecure-requests\n\n/assets/*\n  Cache-Control: immutable\n  X-Frame-Options: SAMEORIGIN\n",
  );
  host = await startStaticHost(folder);
  plain = await startStaticHost(folder, true);
});

afterAll(async () => {
  await host.close();
  await plain.close();
  rmSync(folder, { recursive: true });
});

const text = async (path: string, init?: RequestInit) => (await fetch(host.origin + path, init)).text();

/** The answer to a path that fetch would normalise before sending it. */
const bodyOfRaw = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    request(`${host.origin}/`, { path }, (response) => {
      response.setEncoding('utf8');
      let body = '';
      response.on('data', (part: string) => (body += part));
      response.once('end', () => resolve(body));
    })
      .once('error', reject)
      .end();
  });

const answer = async (path: string) => {
  const response = await fetch(host.origin + path, { redirect: 'manual' });
  return [response.status, response.headers.get('location') ?? (await response.text())];
};

describe('the static host of preview and tests', () => {
  it('serves files, and pages without their extension', async () => {
    expect(await text('/')).toBe('home');
    expect(await text('/products')).toBe('products');
    expect(await text('/products/amber')).toBe('amber');
    expect(await text('/imprint?from=footer')).toBe('imprint');
  });

  it.each([
    ['/products/', '/products'],
    ['/products.html?a=1', '/products?a=1'],
    ['/index.html', '/'],
  ])('redirects %s to %s', async (path, page) => {
    expect(await answer(path)).toEqual([308, page]);
  });

  it('answers every other address with 200.html, or with index.html on a plain host', async () => {
    expect(await answer('/no/such/page')).toEqual([200, 'shell']);
    expect(await answer('/no/such/page/')).toEqual([200, 'shell']);
    expect(await (await fetch(`${plain.origin}/products`)).text()).toBe('home');
  });

  it('answers a missing file with a 404 that is not cached', async () => {
    const missing = await fetch(`${host.origin}/assets/gone.js`);
    expect([missing.status, missing.headers.get('x-frame-options'), await missing.text()]).toEqual([
      404,
      'DENY, SAMEORIGIN',
      '',
    ]);
    expect((await fetch(`${host.origin}/none.js`)).headers.get('cache-control')).toBe('no-store');
    expect(await answer('/assets/gone')).toEqual([404, '']);
  });

  it('serves neither its own files, nor compressed files, nor files outside its folder', async () => {
    for (const path of ['/_headers', '/assets/main.js.br', '/assets/main.js.gz', '/.env', '/.git/config'])
      expect(await answer(path), path).toEqual([404, '']);
    for (const path of ['/../../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%5C..%5Cetc/passwd', '/%zz'])
      expect(await bodyOfRaw(path), path).toBe('shell');
  });

  it('decodes a path once before checking it', async () => {
    for (const path of [
      '/%5Fheaders',
      '/index.html%2Ebr',
      '/assets%2Fmain.js.%62r',
      '/%2Eenv',
      '/products/..%2F.env',
    ])
      expect(await answer(path), path).toEqual([404, '']);
    expect(await answer('/%70roducts')).toEqual([200, 'products']);
    expect(await answer('/%70roducts%2F')).toEqual([308, '/products']);
    expect(await answer('/assets/g%6Fne.js')).toEqual([404, '']);
    expect(await answer('/%255Fheaders')).toEqual([200, 'shell']);
    const script = await fetch(`${host.origin}/%61ssets/main.js`);
    expect([script.headers.get('cache-control'), await script.text()]).toEqual(['immutable', SCRIPT]);
  });

  it('combines the headers of all matching blocks, without the upgrade to https', async () => {
    const script = await fetch(`${host.origin}/assets/main.js`);
    expect(script.headers.get('cache-control')).toBe('immutable');
    expect(script.headers.get('x-frame-options')).toBe('DENY, SAMEORIGIN');
    expect((await fetch(`${host.origin}/`)).headers.get('content-security-policy')).toBe(
      "default-src 'none'",
    );
  });

  it('serves the compressed file to clients that accept it', async () => {
    const packed = await fetch(`${host.origin}/assets/main.js`, {
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await packed.text()).toBe(SCRIPT);
    const gzip = await fetch(`${host.origin}/assets/main.js`, {
      headers: { 'Accept-Encoding': 'gzip, br;q=0' },
    });
    expect([gzip.headers.get('content-encoding'), await gzip.text()]).toEqual(['gzip', SCRIPT]);
    const whole = await fetch(`${host.origin}/assets/main.js`, {
      headers: { 'Accept-Encoding': 'identity' },
    });
    expect(whole.headers.get('content-encoding')).toBeNull();
  });
});
