// @vitest-environment node
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, headerBlocks, inlineHashes, sha256 } from '../../../src/build/policy';
import { parseEnv } from '../../../src/config/parseEnv';

const NONE = { script: [], style: [] };

function directives(raw: Record<string, string>, hashes = NONE as { script: string[]; style: string[] }) {
  const policy = contentSecurityPolicy(parseEnv(raw), hashes);
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the content security policy', () => {
  it('forbids everything but what the shop is made of', () => {
    expect(directives({ VITE_EMAILJS_ORIGIN: '/mail' })).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'https:', 'http:'],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      'manifest-src': ["'self'"],
      'connect-src': ["'self'"],
      'form-action': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
    });
  });

  it('lets the shop speak with the three hosts of the environment, each named once, by its origin', () => {
    const hosts = directives({
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
      VITE_API_HOST: 'https://one.example/api',
      VITE_EMAILJS_ORIGIN: 'https://one.example/mail',
      VITE_ANIMATION_URL: 'https://one.example:443/a.json',
    });
    expect(same['connect-src']).toEqual(["'self'", 'https://one.example']);
  });

  it('names inline scripts and styles by hash alone', () => {
    const named = directives({}, { script: ["'sha256-a'"], style: ["'sha256-b'"] });
    expect(named['script-src']).toEqual(["'self'", "'sha256-a'"]);
    expect(named['style-src']).toEqual(["'self'", "'sha256-b'"]);
    expect(contentSecurityPolicy(parseEnv({}), NONE)).not.toMatch(/unsafe|\*/);
  });
});

describe('the hashes of inline elements', () => {
  it('are those of their texts, each once over all pages; files and data are not inline scripts', () => {
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

  it('are written as a policy writes them', () => {
    const digest = createHash('sha256').update('é').digest('base64');
    expect(sha256('é')).toBe(`'sha256-${digest}'`);
  });
});

describe('the headers of the built files', () => {
  const [all, ...lasting] = headerBlocks('the policy');

  it('stand on everything', () => {
    expect(all?.pattern).toBe('/*');
    expect(all?.headers).toMatchObject({
      'Content-Security-Policy': 'the policy',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
    // The hosts would join it to the year of the lasting files.
    expect(all?.headers).not.toHaveProperty('Cache-Control');
    expect(all?.headers['Permissions-Policy']).toContain('camera=()');
    expect(
      Number(/max-age=(\d+)/.exec(all?.headers['Strict-Transport-Security'] ?? '')?.[1]),
    ).toBeGreaterThan(31_000_000);
  });

  it('keep for a year what has a hash in its name', () => {
    expect(lasting.map(({ pattern }) => pattern)).toContain('/assets/*');
    for (const { headers } of lasting)
      expect(headers['Cache-Control']).toMatch(/max-age=31536000, immutable/);
  });
});
