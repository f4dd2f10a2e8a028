// @vitest-environment node
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStaticHost, type StaticHost } from '../helpers/staticHost';

const SCRIPT = 'export const scent = "amber";'.repeat(20);

let folder: string;
let host: StaticHost;
let plain: StaticHost;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-host-'));
  mkdirSync(join(folder, 'products'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, '200.html'), 'shell');
  writeFileSync(join(folder, 'products', 'index.html'), 'products');
  writeFileSync(join(folder, 'imprint.html'), 'imprint');
  writeFileSync(join(folder, 'assets', 'main.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'main.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets', 'film.mp4'), '0123456789');
  writeFileSync(
    join(folder, '_headers'),
    '# all\n/*\n  X-Frame-Options: DENY\n  Cache-Control: no-cache\n\n/assets/*\n  ! Cache-Control\n  Cache-Control: immutable\n/products/:name\n  X-Frame-Options: SAMEORIGIN\n',
  );
  host = await startStaticHost({ folder });
  plain = await startStaticHost({ folder, plain: true });
});

afterAll(async () => {
  await host.close();
  await plain.close();
  rmSync(folder, { recursive: true });
});

const text = async (path: string, init?: RequestInit) => (await fetch(host.origin + path, init)).text();

/** The answer to a path that fetch would tidy up before it is sent. */
const bodyOfRaw = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    request(`${host.origin}/`, { path }, (response) => {
      response.setEncoding('utf8');
      response.once('data', (body: string) => resolve(body));
    })
      .once('error', reject)
      .end();
  });

describe('the static host of the browser tests', () => {
  it('serves files, pages of folders and pages without their ending', async () => {
    expect(await text('/')).toBe('home');
    expect(await text('/products')).toBe('products');
    expect(await text('/products/')).toBe('products');
    expect(await text('/imprint?from=footer')).toBe('imprint');
    expect(await text('/imprint/')).toBe('imprint');
  });

  it('answers every other address with 200.html, and a plain one with index.html', async () => {
    const unknown = await fetch(`${host.origin}/no/such/page`);
    expect([unknown.status, await unknown.text()]).toEqual([200, 'shell']);
    expect(await (await fetch(`${plain.origin}/products`)).text()).toBe('home');
  });

  it('serves neither its own files nor what lies outside of the folder', async () => {
    expect(await text('/_headers')).toBe('shell');
    expect(await bodyOfRaw('/../../../etc/passwd')).toBe('shell');
    expect(await bodyOfRaw('/%2e%2e/%2e%2e/%2e%2e/etc/passwd')).toBe('shell');
    expect(await bodyOfRaw('/%zz')).toBe('shell');
  });

  it('puts the headers of all blocks that match together', async () => {
    const script = await fetch(`${host.origin}/assets/main.js`);
    expect(script.headers.get('cache-control')).toBe('immutable');
    expect(script.headers.get('x-frame-options')).toBe('DENY');
    const product = await fetch(`${host.origin}/products/royal-oud`);
    expect(product.headers.get('x-frame-options')).toBe('DENY, SAMEORIGIN');
  });

  it('serves the precompressed file to those who accept it', async () => {
    const packed = await fetch(`${host.origin}/assets/main.js`, {
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await packed.text()).toBe(SCRIPT);
    const whole = await fetch(`${host.origin}/assets/main.js`, {
      headers: { 'Accept-Encoding': 'identity' },
    });
    expect(whole.headers.get('content-encoding')).toBeNull();
  });

  it('serves a range of a film', async () => {
    const part = await fetch(`${host.origin}/assets/film.mp4`, { headers: { Range: 'bytes=2-4' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ]);
    expect(await text('/assets/film.mp4', { headers: { Range: 'bytes=-3' } })).toBe('789');
    const beyond = await fetch(`${host.origin}/assets/film.mp4`, { headers: { Range: 'bytes=10-' } });
    expect(beyond.status).toBe(416);
  });

  it('answers 304 for what the browser has', async () => {
    const first = await fetch(`${host.origin}/`);
    const etag = first.headers.get('etag') ?? '';
    const second = await fetch(`${host.origin}/`, { headers: { 'If-None-Match': etag } });
    expect(second.status).toBe(304);
  });
});
