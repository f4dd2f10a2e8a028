import * as v from 'valibot';
import { isOwnPath } from '../lib/plainPath';

/** The shop's settings, checked once when the project is built or served. */
export interface Env {
  /** The base of every API path: '' for the page's own origin, an http(s) address or a root-relative path. */
  apiHost: string;
  /** The shop's public address without a trailing slash, or null if it is not set. */
  siteUrl: string | null;
  email: {
    publicKey: string | null;
    serviceId: string | null;
    contactTemplateId: string | null;
    otpTemplateId: string | null;
    origin: string;
  };
  animationUrl: string;
  instagramUrl: string;
  xUrl: string;
}

/** Settings that the build and the hosts use, but not the shop's scripts. */
export interface Hosting {
  allowHttp: boolean;
  /** Origins that pictures may come from; if empty, any. */
  pictureHosts: readonly string[];
  /** How long browsers remember to use only https, in seconds; null if it is not set. */
  hstsSeconds: number | null;
  hstsSubdomains: boolean;
  /** The path of the owner's module for events, or null, which leaves its code out of the build. */
  eventsModule: string | null;
  eventsHosts: readonly string[];
}

const OWN_ANIMATION = '/animation/launching-soon.json';
const EMAILJS_ORIGIN = 'https://api.emailjs.com';

/** Lists every malformed variable by name, in one line. */
export class EnvError extends Error {
  override name = 'EnvError';
}

const isPath = (value: string): boolean => isOwnPath(value) && !/[\s\\]/.test(value);

/** An http(s) address without user name and password, and with a host that the policy can name. */
function isHttpAddress(value: string): boolean {
  if (!/^https?:\/\/[^/\s\\][^\s\\]*$/i.test(value) || !URL.canParse(value)) return false;
  const { username, password, hostname } = new URL(value);
  return username + password === '' && /^[\w.-]+$|^\[[\da-f:.]+\]$/.test(hostname);
}

/** Whether an address uses https, this machine, or the shop's own origin. */
function isPrivate(value: string): boolean {
  if (!isHttpAddress(value)) return isPath(value);
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

const isOrigin = (value: string): boolean =>
  isHttpAddress(value) && new URL(value).origin === value.toLowerCase();

/** A variable with a check; the issue's message says what it must be. */
const variable = (accepts: (value: string) => boolean, what: string) =>
  v.optional(v.pipe(v.string(), v.check(accepts, what)));

/** A base to which paths are appended, so it must not have a query or fragment. */
const base = (accepts: (value: string) => boolean, what: string) =>
  variable((value) => !/[?#]/.test(value) && accepts(value), `${what}, without '?' and '#'`);

const isTrueOrFalse = (value: string): boolean => /^(?:true|false)$/.test(value);
const isName = (value: string): boolean => /^[\w-]+$/.test(value);
const name = variable(isName, 'letters, digits, dashes and underscores');
const onOff = variable(isTrueOrFalse, "'true' or 'false'");
const ADDRESS = 'an http(s) address';
const ORIGINS = 'http(s) addresses of hosts, without a path, with spaces between';
const address = variable(isHttpAddress, ADDRESS);

/** @param allowHttp whether passwords, tokens and customers' data may be sent over plain http */
function schemaOf(allowHttp: boolean) {
  const host: readonly [(value: string) => boolean, string] = allowHttp
    ? [(value) => isPath(value) || isHttpAddress(value), `${ADDRESS} or a path that begins with one slash`]
    : [
        isPrivate,
        'an https address (http on this machine only, or with VITE_ALLOW_HTTP=true) or a path that begins with one slash',
      ];
  return v.object({
    VITE_ALLOW_HTTP: onOff,
    VITE_API_HOST: base(...host),
    VITE_SITE_URL: base(isHttpAddress, ADDRESS),
    VITE_EMAILJS_PUBLIC_KEY: name,
    VITE_EMAILJS_SERVICE_ID: name,
    VITE_EMAILJS_CONTACT_TEMPLATE_ID: name,
    VITE_EMAILJS_OTP_TEMPLATE_ID: name,
    VITE_EMAILJS_ORIGIN: base(...host),
    VITE_ANIMATION_URL: variable(...host),
    VITE_SOCIAL_INSTAGRAM_URL: address,
    VITE_SOCIAL_X_URL: address,
    VITE_PICTURE_HOSTS: variable((value) => value.split(/\s+/).every(isOrigin), ORIGINS),
    VITE_HSTS_SECONDS: variable((value) => /^\d{1,9}$/.test(value), 'a number of seconds'),
    VITE_HSTS_SUBDOMAINS: onOff,
    VITE_EVENTS_MODULE: variable(
      (value) => /^\.\/[\w./-]+\.(?:tsx?|m?js)$/.test(value) && !value.includes('..'),
      "a .ts, .tsx, .js or .mjs file of the project, such as ./events.ts, without '..'",
    ),
    VITE_EVENTS_HOSTS: variable(
      (value) => value.split(/\s+/).every((host) => isOrigin(host) && isPrivate(host)),
      ORIGINS.replace('http(s)', 'https'),
    ),
  });
}

/**
 * Checks the environment's `VITE_` variables and fills in the defaults.
 * @param raw the environment's variables by name; an empty one counts as unset
 * @throws EnvError that names each malformed variable
 */
export function parseEnv(raw: Readonly<Record<string, string | undefined>>): Env & { hosting: Hosting } {
  const given = Object.fromEntries(
    Object.entries(raw).map(([key, value]) => [key, value?.trim() || undefined]),
  );
  const allowHttp = given.VITE_ALLOW_HTTP === 'true';
  const parsed = v.safeParse(schemaOf(allowHttp), given);
  if (!parsed.success) {
    const bad = parsed.issues.map(({ path, message }) => `${String(path?.[0].key)} must be ${message}`);
    throw new EnvError(`Environment: ${bad.join('; ')}.`);
  }
  const set = parsed.output;
  const listOf = (value: string | undefined): string[] => value?.toLowerCase().split(/\s+/) ?? [];
  const withoutSlash = (value: string): string => value.replace(/\/+$/, '');
  return {
    apiHost: withoutSlash(set.VITE_API_HOST ?? ''),
    siteUrl: set.VITE_SITE_URL === undefined ? null : withoutSlash(set.VITE_SITE_URL),
    email: {
      publicKey: set.VITE_EMAILJS_PUBLIC_KEY ?? null,
      serviceId: set.VITE_EMAILJS_SERVICE_ID ?? null,
      contactTemplateId: set.VITE_EMAILJS_CONTACT_TEMPLATE_ID ?? null,
      otpTemplateId: set.VITE_EMAILJS_OTP_TEMPLATE_ID ?? null,
      origin: withoutSlash(set.VITE_EMAILJS_ORIGIN ?? EMAILJS_ORIGIN),
    },
    animationUrl: set.VITE_ANIMATION_URL ?? OWN_ANIMATION,
    instagramUrl: set.VITE_SOCIAL_INSTAGRAM_URL ?? 'https://www.instagram.com/',
    xUrl: set.VITE_SOCIAL_X_URL ?? 'https://x.com/',
    hosting: {
      allowHttp,
      pictureHosts: listOf(set.VITE_PICTURE_HOSTS),
      hstsSeconds: set.VITE_HSTS_SECONDS === undefined ? null : Number(set.VITE_HSTS_SECONDS),
      hstsSubdomains: set.VITE_HSTS_SUBDOMAINS === 'true',
      eventsModule: set.VITE_EVENTS_MODULE ?? null,
      eventsHosts: listOf(set.VITE_EVENTS_HOSTS),
    },
  };
}
