import { createHash } from 'node:crypto';
import type { Env, Hosting } from '#config/parseEnv';

/** The security and caching headers of the built files, computed from the environment and the built HTML. */

const ELEMENT = /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g;

/** The hashes of the inline scripts and styles of HTML files, without duplicates. */
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

export function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The origin of an http(s) address; null for a path. */
export function originOf(address: string): string | null {
  return /^https?:/.test(address) ? new URL(address).origin : null;
}

type Directives = Readonly<Record<string, readonly string[]>>;
type Hashes = Readonly<Record<'script' | 'style', readonly string[]>>;

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const isSecure = ({ siteUrl }: Env): boolean => siteUrl?.startsWith('https:') ?? false;

function connectSources(
  { apiHost, email, animationUrl }: Env,
  { eventsModule, eventsHosts }: Hosting,
): string[] {
  const sends = email.publicKey && email.serviceId && (email.contactTemplateId ?? email.otpTemplateId);
  const hosts = [
    apiHost,
    ...(sends ? [email.origin] : []),
    animationUrl,
    ...(eventsModule ? eventsHosts : []),
  ].map(originOf);
  return [...new Set(hosts.filter((host) => host !== null))];
}

/** What a page may do, in the header and in the page itself; everything else is forbidden. */
function pageDirectives(env: Env, hosting: Hosting, hashes: Hashes): Directives {
  const { pictureHosts } = hosting;
  const anyPictures = isSecure(env) ? ['https:'] : ['https:', 'http:'];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.script],
    'style-src': ["'self'", ...hashes.style],
    'img-src': ["'self'", 'data:', ...(pictureHosts.length > 0 ? pictureHosts : anyPictures)],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...connectSources(env, hosting)],
    // Without it, workers would fall back to the directive for scripts.
    'worker-src': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
}

/** The header's Content Security Policy, with the hashes of all pages. */
export function headerPolicy(env: Env, hosting: Hosting, hashes: Hashes): string {
  return written({
    ...pageDirectives(env, hosting, hashes),
    'frame-ancestors': ["'none'"],
    ...(isSecure(env) && { 'upgrade-insecure-requests': [] }),
  });
}

/** The policy in a page, without directives that need a header. @param hashes of this page's own scripts and styles */
export function metaPolicy(env: Env, hosting: Hosting, hashes: Hashes): string {
  return written({
    ...pageDirectives(env, hosting, hashes),
    ...(isSecure(env) && !hosting.allowHttp && { 'upgrade-insecure-requests': [] }),
  });
}

/** Browser features that the shop never uses. It does share (`web-share`), copy and play its film. */
const UNUSED_FEATURES = `
  accelerometer browsing-topics camera captured-surface-control clipboard-read compute-pressure
  cross-origin-isolated display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid
  identity-credentials-get idle-detection keyboard-map local-fonts magnetometer microphone midi
  otp-credentials payment picture-in-picture publickey-credentials-create publickey-credentials-get
  screen-wake-lock serial storage-access sync-xhr unload usb window-management xr-spatial-tracking`;

const DAY_SECONDS = 86_400;

/** The header that makes browsers use only https; none if the shop may be served without. */
function transportSecurity(env: Env, { hstsSeconds, hstsSubdomains }: Hosting): Record<string, string> {
  const seconds = hstsSeconds ?? (isSecure(env) ? DAY_SECONDS : null);
  if (seconds === null) return {};
  const value = `max-age=${seconds}${hstsSubdomains ? '; includeSubDomains' : ''}`;
  return { 'Strict-Transport-Security': value };
}

export function securityHeaders(env: Env, hosting: Hosting, hashes: Hashes): Record<string, string> {
  return {
    'Content-Security-Policy': headerPolicy(env, hosting, hashes),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // index.html contains it too.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.trim()
      .split(/\s+/)
      .map((name) => `${name}=()`)
      .join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(hosting.agents && hosting.agentsToken !== null && { 'Origin-Trial': hosting.agentsToken }),
    ...transportSecurity(env, hosting),
  };
}
