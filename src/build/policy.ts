import { createHash } from 'node:crypto';
import type { Env } from '../config/parseEnv';
import type { HeaderBlock } from './headersFile';

/** Security and caching headers of the built files, made from the environment and the built HTML. */

const ELEMENT = /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g;

/** The hashes of the inline scripts and styles of HTML files, each once. */
export function inlineHashes(pages: readonly string[]): { script: string[]; style: string[] } {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const page of pages) {
    for (const [, name, attributes = '', text = ''] of page.matchAll(ELEMENT)) {
      if (/ (?:type|src)=/.test(attributes)) continue;
      hashes[name === 'style' ? 'style' : 'script'].add(sha256(text));
    }
  }
  return { script: [...hashes.script], style: [...hashes.style] };
}

/** A text's hash as a policy writes it. */
export function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function origin(address: string): string | null {
  return /^https?:/.test(address) ? new URL(address).origin : null;
}

/** The content security policy: everything is forbidden but what the shop is made of. */
export function contentSecurityPolicy(env: Env, hashes: { script: string[]; style: string[] }): string {
  const connect = [env.apiHost, env.email.origin, env.animationUrl]
    .map(origin)
    .filter((host) => host !== null);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.script],
    'style-src': ["'self'", ...hashes.style],
    'img-src': ["'self'", 'data:', 'https:', 'http:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(connect)],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const YEAR = 'public, max-age=31536000, immutable';

/**
 * All blocks of `_headers`. No two that match one path set the same header: the hosts would send both values.
 * What has no lifetime here, HTML above all, these hosts have asked for anew each time.
 */
export function headerBlocks(policy: string): HeaderBlock[] {
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy':
          'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      },
    },
    ...['/assets/*', '/pictures/*', '/film/*'].map((pattern) => ({
      pattern,
      headers: { 'Cache-Control': YEAR },
    })),
  ];
}
