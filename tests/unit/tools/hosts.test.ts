import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints';
import { paths } from '#config/paths';
import { hostFiles } from '../../../tools/vite/hosts/hosts';
import { hostRules } from '../../../tools/vite/hosts/rules';
import { headersFile, redirectsFile } from '../../../tools/vite/hosts/staticHosts';

const ROUTES = [
  { path: '/', prerendered: true },
  { path: '/products', prerendered: true },
  { path: '/products/rose', prerendered: true },
  { path: '/cart', prerendered: false },
];
const POLICY = `default-src 'none'; img-src "x"`;
const rules = hostRules(ROUTES, 'https://www.example.com', { 'Content-Security-Policy': POLICY });

describe('the files in the site', () => {
  it('_redirects names the pages of the shell, and has no rule for all addresses', () => {
    expect(redirectsFile(rules)).toBe('/cart /200 200\n');
  });

  it('_headers caches immutable files for a year, by their names, and sets no header twice', () => {
    const lasting = '  Cache-Control: public, max-age=31536000, immutable\n';
    expect(headersFile(rules, null, ['assets/a.1.js', 'pictures/b.2/*'])).toBe(
      `/*\n  Content-Security-Policy: ${POLICY}\n\n/assets/a.1.js\n${lasting}\n/pictures/b.2/*\n${lasting}`,
    );
  });

  it('_headers has no line of 2,000 characters, because a host would ignore it', () => {
    const withHeader = (length: number) => ({
      ...rules,
      headers: { A: 'x'.repeat(length - '  A: '.length) },
    });
    expect(headersFile(withHeader(1999), null, [])).toContain('xxx');
    expect(() => headersFile(withHeader(2000), null, [])).toThrow('_headers: a line must stay under 2000');
  });
});

/** The pattern in nginx's configuration that finds an address to be a call. */
function pattern(of: typeof rules): RegExp {
  const conf = hostFiles(of).get('nginx/server.conf') ?? '';
  return new RegExp(`${/"~(.*)\\z" Accept;/.exec(conf)?.[1] ?? '?'}$`);
}

describe('the files beside the site', () => {
  it('give files that are not pages a short policy', () => {
    expect(hostFiles(rules).get('nginx/site.conf')).toMatch(
      /location ~ \^\/\(assets\|pictures\|film\)\/ \{[^}]*default-src 'none'; frame-ancestors/,
    );
  });

  it("separate calls from pages, for an API on the shop's own origin", () => {
    const call = pattern(rules);
    const calls = Object.values(endpoints).map((path) => path.replace(':userId', 'a%2Fb'));
    expect(calls.filter((path) => !call.test(path))).toEqual([]);
    const pages: readonly string[] = Object.values(paths);
    expect(pages.filter((path) => call.test(path) && !calls.includes(path))).toEqual([]);
  });

  it("recognise calls under a path of the shop's origin", () => {
    const call = pattern(hostRules([], null, {}, '/shop.v1'));
    const { products, cartAdd, cartClear } = endpoints;
    const under = [products, cartClear].map((path) => `/shop.v1${path}`);
    const asked = [...under, products, `/shop-v1${products}`, cartAdd];
    expect(asked.filter((path) => call.test(path))).toEqual(under);
    expect(hostRules([], null, {}, 'https://api.example.com/v1').apiPath).toBe('');
  });
});

describe('the container', () => {
  const read = (name: string): string => readFileSync(`tools/vite/hosts/docker/${name}`, 'utf8');

  it('is made from an image that is pinned by its digest', () => {
    expect(read('Dockerfile').match(/^FROM .*/gm)).toEqual([
      expect.stringMatching(/^FROM nginxinc\/nginx-unprivileged:[\w.-]+@sha256:[\da-f]{64}$/),
    ]);
  });

  it('publishes its plain http only on this machine', () => {
    expect(read('compose.yaml').match(/^ +- '.*:8080'$/gm)).toEqual([
      "      - '127.0.0.1:${PORT:-8080}:8080'",
    ]);
  });
});
