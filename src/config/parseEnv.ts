import { isOwnPath } from '#lib/plainPath';
import { keysOf } from '#lib/tables';

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

/** What a variable must be: the check, and its words for the error. */
type Rule = readonly [accepts: (value: string) => boolean, what: string];

/** A base to which paths are appended, so it must not have a query or fragment. */
const base = ([accepts, what]: Rule): Rule => [
  (value) => !/[?#]/.test(value) && accepts(value),
  `${what}, without '?' and '#'`,
];

const listOf = (value = ''): string[] => value.toLowerCase().split(/\s+/).filter(Boolean);

const NAME: Rule = [(value) => /^[\w-]+$/.test(value), 'letters, digits, dashes and underscores'];
const ON_OFF: Rule = [(value) => /^(?:true|false)$/.test(value), "'true' or 'false'"];
const ADDRESS: Rule = [isHttpAddress, 'an http(s) address'];
const ORIGINS = 'http(s) addresses of hosts, without a path, with spaces between';
const PRIVATE: Rule = [
  isPrivate,
  'an https address (http on this machine only, or with VITE_ALLOW_HTTP=true) or a path that begins with one slash',
];
const ANY_HOST: Rule = [
  (value) => isPath(value) || isHttpAddress(value),
  'an http(s) address or a path that begins with one slash',
];

/** @param allowHttp whether passwords, tokens and customers' data may be sent over plain http */
const rulesOf = (allowHttp: boolean) => {
  const host = allowHttp ? ANY_HOST : PRIVATE;
  return {
    VITE_ALLOW_HTTP: ON_OFF,
    VITE_API_HOST: base(host),
    VITE_SITE_URL: base(ADDRESS),
    VITE_EMAILJS_PUBLIC_KEY: NAME,
    VITE_EMAILJS_SERVICE_ID: NAME,
    VITE_EMAILJS_CONTACT_TEMPLATE_ID: NAME,
    VITE_EMAILJS_OTP_TEMPLATE_ID: NAME,
    VITE_EMAILJS_ORIGIN: base(host),
    VITE_ANIMATION_URL: host,
    VITE_SOCIAL_INSTAGRAM_URL: ADDRESS,
    VITE_SOCIAL_X_URL: ADDRESS,
    VITE_PICTURE_HOSTS: [(value) => listOf(value).every(isOrigin), ORIGINS],
    VITE_HSTS_SECONDS: [(value) => /^\d{1,9}$/.test(value), 'a number of seconds'],
    VITE_HSTS_SUBDOMAINS: ON_OFF,
    VITE_EVENTS_MODULE: [
      (value) => /^\.\/[\w./-]+\.(?:tsx?|m?js)$/.test(value) && !value.includes('..'),
      "a .ts, .tsx, .js or .mjs file of the project, such as ./events.ts, without '..'",
    ],
    VITE_EVENTS_HOSTS: [
      (value) => listOf(value).every((host) => isOrigin(host) && isPrivate(host)),
      ORIGINS.replace('http(s)', 'https'),
    ],
    VITE_AGENTS: ON_OFF,
    VITE_AGENTS_TOKEN: [(value) => /^[\w+/=-]{1,1500}$/.test(value), 'the token of an origin trial (Base64)'],
  } satisfies Readonly<Record<string, Rule>>;
};

const withoutSlash = (value: string): string => value.replace(/\/+$/, '');

/** Checks the `VITE_` variables and fills in the defaults; an empty one counts as unset. @throws EnvError */
export function parseEnv(raw: Readonly<Record<string, string | undefined>>) {
  const allowHttp = raw.VITE_ALLOW_HTTP?.trim() === 'true';
  const rules = rulesOf(allowHttp);
  const set: Partial<Record<keyof typeof rules, string>> = {};
  const errors: string[] = [];
  for (const name of keysOf(rules)) {
    const value = raw[name]?.trim();
    if (!value) continue;
    const [accepts, what] = rules[name];
    if (!accepts(value)) errors.push(`${name} must be ${what}`);
    set[name] = value;
  }
  if (errors.length > 0) throw new EnvError(`Environment: ${errors.join('; ')}.`);
  return {
    /** The base of every API path: '' for the page's own origin, an http(s) address or a root-relative path. */
    apiHost: withoutSlash(set.VITE_API_HOST ?? ''),
    /** The shop's public address without a trailing slash, or null if it is not set. */
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
      /** Origins that pictures may come from; if empty, any. */
      pictureHosts: listOf(set.VITE_PICTURE_HOSTS),
      /** How long browsers remember to use only https; null if it is not set. */
      hstsSeconds: set.VITE_HSTS_SECONDS === undefined ? null : Number(set.VITE_HSTS_SECONDS),
      hstsSubdomains: set.VITE_HSTS_SUBDOMAINS === 'true',
      /** The path of the owner's module for events, or null, which leaves its code out of the build. */
      eventsModule: set.VITE_EVENTS_MODULE ?? null,
      eventsHosts: listOf(set.VITE_EVENTS_HOSTS),
      /** Whether browsers' agents are offered tools. */
      agents: set.VITE_AGENTS !== 'false',
      /** The origin-trial token for them, or null. */
      agentsToken: set.VITE_AGENTS_TOKEN ?? null,
    },
  };
}

/** The shop's settings, checked once when the project is built or served. */
export type Env = Omit<ReturnType<typeof parseEnv>, 'hosting'>;

/** Settings that the build and the hosts use, but not the shop's scripts. */
export type Hosting = ReturnType<typeof parseEnv>['hosting'];
