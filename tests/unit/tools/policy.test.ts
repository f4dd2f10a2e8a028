import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parseEnv } from '#config/parseEnv';
import { headerPolicy, inlineHashes, metaPolicy, securityHeaders, sha256 } from '../../../tools/vite/policy';

const NONE = { script: [], style: [] };
type Settings = Record<string, string>;

function build(raw: Settings) {
  const { hosting, ...env } = parseEnv(raw);
  return { hosting, env };
}

/** The directives of the header, or of the page's own policy. */
function directives(raw: Settings, hashes: Parameters<typeof headerPolicy>[2] = NONE, write = headerPolicy) {
  const { hosting, env } = build(raw);
  return Object.fromEntries(
    write(env, hosting, hashes)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );
}

const UPGRADE = 'upgrade-insecure-requests';
const HTTPS = { VITE_SITE_URL: 'https://www.example.com' };
const EMAIL = {
  VITE_EMAILJS_PUBLIC_KEY: 'key',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_OTP_TEMPLATE_ID: 'otp',
};

describe('the content security policy', () => {
  it('forbids by default, and allows only what the shop uses', () => {
    const policy = directives({});
    expect(Object.keys(policy)[0]).toBe('default-src');
    expect(policy).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'https:', 'http:'],
      'font-src': ["'self'", 'data:'],
      'media-src': ["'self'"],
      'manifest-src': ["'self'"],
      'connect-src': ["'self'"],
      'worker-src': ["'none'"],
      'form-action': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
  });

  it('upgrades every request to https if the shop uses https, pictures included', () => {
    const policy = directives(HTTPS);
    expect(policy[UPGRADE]).toEqual([]);
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'https:']);
    expect(directives({ VITE_SITE_URL: 'http://shop.example' })).not.toHaveProperty(UPGRADE);
  });

  it('allows pictures from the configured hosts only', () => {
    const hosts = { ...HTTPS, VITE_PICTURE_HOSTS: 'https://cdn.example.com http://127.0.0.1:81' };
    expect(directives(hosts)['img-src']).toEqual([
      "'self'",
      'data:',
      'https://cdn.example.com',
      'http://127.0.0.1:81',
    ]);
  });

  it.each(Object.keys(EMAIL))('allows no e-mail while %s is missing', (name) => {
    const without = Object.fromEntries(Object.entries(EMAIL).filter(([key]) => key !== name));
    expect(directives(without)['connect-src']).toEqual(["'self'"]);
    expect(directives(EMAIL)['connect-src']).toEqual(["'self'", 'https://api.emailjs.com']);
  });

  it('is the same in the page, except for directives that work only in a header', () => {
    const raw = { ...HTTPS, ...EMAIL, VITE_API_HOST: 'https://api.example.com' };
    const { 'frame-ancestors': framed, ...both } = directives(raw);
    expect(framed).toEqual(["'none'"]);
    expect(directives(raw, NONE, metaPolicy)).toEqual(both);
  });

  it('upgrades requests of the page if the shop uses https, unless plain http is allowed', () => {
    expect(directives(HTTPS, NONE, metaPolicy)[UPGRADE]).toEqual([]);
    for (const raw of [{}, { VITE_SITE_URL: 'http://shop.example' }, { ...HTTPS, VITE_ALLOW_HTTP: 'true' }])
      expect(directives(raw, NONE, metaPolicy), JSON.stringify(raw)).not.toHaveProperty(UPGRADE);
  });

  it('allows the origins of the three hosts of the environment, each once', () => {
    const hosts = directives({
      ...EMAIL,
      VITE_API_HOST: 'https://api.example.com/v1',
      VITE_ANIMATION_URL: 'https://assets.example.com/a.json?v=1',
    });
    expect(hosts['connect-src']).toEqual([
      "'self'",
      'https://api.example.com',
      'https://api.emailjs.com',
      'https://assets.example.com',
    ]);
    const same = directives({
      ...EMAIL,
      VITE_API_HOST: 'https://one.example/api',
      VITE_EMAILJS_ORIGIN: 'https://one.example/mail',
      VITE_ANIMATION_URL: 'https://one.example:443/a.json',
    });
    expect(same['connect-src']).toEqual(["'self'", 'https://one.example']);
  });

  it("lets the owner's analytics send to their hosts, if there are any", () => {
    const hosts = { VITE_EVENTS_HOSTS: 'https://a.example.com https://b.example.com' };
    expect(directives(hosts)['connect-src']).toEqual(["'self'"]);
    expect(directives({ ...hosts, VITE_EVENTS_MODULE: './events.ts' })['connect-src']).toEqual([
      "'self'",
      'https://a.example.com',
      'https://b.example.com',
    ]);
  });

  it('allows inline scripts and styles by hash only', () => {
    const named = directives({}, { script: ["'sha256-a'"], style: ["'sha256-b'"] });
    expect(named['script-src']).toEqual(["'self'", "'sha256-a'"]);
    expect(named['style-src']).toEqual(["'self'", "'sha256-b'"]);
    const { env, hosting } = build({});
    expect(headerPolicy(env, hosting, NONE)).not.toMatch(/unsafe|\*/);
  });
});

it('the hashes of inline elements cover their texts, each once for all pages, but no external scripts and no data', () => {
  const page = [
    '<script>run()</script><style>a{}</style>',
    '<script data-x="1">other()</script>',
    '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>',
  ].join('\n');
  expect(inlineHashes([page, page])).toEqual({
    script: [sha256('run()'), sha256('other()')],
    style: [sha256('a{}')],
  });
  expect(inlineHashes([])).toEqual(NONE);
});

describe('the headers of every answer', () => {
  const headersOf = (raw: Settings) => {
    const { env, hosting } = build(raw);
    return securityHeaders(env, hosting, NONE);
  };

  it('have the token of an origin trial only if the owner gives one, and the tools are on', () => {
    expect(headersOf({})).not.toHaveProperty('Origin-Trial');
    expect(headersOf({ VITE_AGENTS_TOKEN: 'Ab1=' })['Origin-Trial']).toBe('Ab1=');
    expect(headersOf({ VITE_AGENTS_TOKEN: 'Ab1=', VITE_AGENTS: 'false' })).not.toHaveProperty('Origin-Trial');
  });

  it('keep types, windows and addresses to the shop', () => {
    expect(headersOf({})).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    });
  });

  it('allow no feature that the shop does not use', () => {
    const policy = headersOf({})['Permissions-Policy'] ?? '';
    const features = policy.split(', ').map((feature) => feature.replace(/=\(\)$/, ''));
    expect(features.filter((name) => !/^[a-z-]+$/.test(name))).toEqual([]);
    expect(features).toEqual([...new Set(features)].sort());
    for (const name of ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'hid', 'serial', 'midi'])
      expect(features).toContain(name);
    for (const used of ['autoplay', 'clipboard-write', 'web-share']) expect(features).not.toContain(used);
  });

  it('set the same referrer policy as each page', async () => {
    const page = await readFile('index.html', 'utf8');
    const [, content] = /<meta name="referrer" content="([^"]+)"/.exec(page) ?? [];
    expect(content).toBe(headersOf({})['Referrer-Policy']);
    expect(page.indexOf('name="referrer"')).toBeLessThan(page.indexOf('<!--first-->'));
  });

  it.each([
    [{}, undefined],
    [{ VITE_SITE_URL: 'http://shop.example' }, undefined],
    [HTTPS, 'max-age=86400'],
    [{ ...HTTPS, VITE_HSTS_SECONDS: '0' }, 'max-age=0'],
    [
      { ...HTTPS, VITE_HSTS_SECONDS: '63072000', VITE_HSTS_SUBDOMAINS: 'true' },
      'max-age=63072000; includeSubDomains',
    ],
    [{ VITE_HSTS_SECONDS: '300' }, 'max-age=300'],
  ] as [Settings, string | undefined][])('with %j, the lifetime of HSTS is: %s', (raw, value) => {
    expect(headersOf(raw)['Strict-Transport-Security']).toBe(value);
  });
});
