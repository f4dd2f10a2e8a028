/** The shop's settings, checked once when the project is built or served (behaviour 19.1). */
export interface Env {
  /** What every API path is joined to: '' for the page's own origin, an http(s) address or a root-relative path. */
  apiHost: string;
  /** The shop's public address without a trailing slash, or null when it is not set. */
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

/** What the build and the hosts need to know and the shop itself does not: it stays out of the scripts. */
export interface Hosting {
  /** Hosts may be asked over plain http. */
  allowHttp: boolean;
  /** What the build says of each variable whose host is asked over plain http. */
  plainHttp: readonly string[];
  /** Origins that pictures may come from; none set: any. */
  pictureHosts: readonly string[];
  /** How long browsers remember that the shop is served over https alone, in seconds; null when it is not set. */
  hstsSeconds: number | null;
  hstsSubdomains: boolean;
  /** Where faults are reported, or null: then no code for it is built. */
  reportUrl: string | null;
}

/** What somebody on the way can do where a host is asked over plain http. */
const AT_RISK = {
  VITE_API_HOST: 'passwords and tokens can be read',
  VITE_EMAILJS_ORIGIN: "one-time codes and customers' messages can be read",
  VITE_ANIMATION_URL: 'the animation can be exchanged',
  VITE_REPORT_URL: 'reports of faults can be read',
} as const;

const OWN_ANIMATION = '/animation/launching-soon.json';
const EMAILJS_ORIGIN = 'https://api.emailjs.com';

/** Lists every malformed variable, by name, in one line. */
export class EnvError extends Error {
  override name = 'EnvError';
}

function isOwnPath(value: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(value);
}

/** An http(s) address written out, without a name and password in it. The policy names its host, so that is plain. */
function isHttpAddress(value: string): boolean {
  if (!/^https?:\/\/[^/\s\\][^\s\\]*$/i.test(value) || !URL.canParse(value)) return false;
  const { username, password, hostname } = new URL(value);
  return username + password === '' && /^[\w.-]+$|^\[[\da-f:.]+\]$/.test(hostname);
}

/** Whether nothing that is sent to an address leaves this machine, or it is sent encrypted. */
function isPrivate(value: string): boolean {
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Something that paths are joined to, so nothing may follow its own. */
function isBase(value: string): boolean {
  return !/[?#]/.test(value);
}

/** What a variable may be, and how the message puts it. */
interface Kind {
  what: string;
  accepts: (value: string) => boolean;
}

const ADDRESS: Kind = { what: 'an http(s) address', accepts: isHttpAddress };
/** What passwords, tokens and customers' words are sent to. */
const HOST_OR_PATH: Kind = {
  what: 'an https address (http on this machine only, or with VITE_ALLOW_HTTP=true) or a path that begins with one slash',
  accepts: (value) => isOwnPath(value) || (isHttpAddress(value) && isPrivate(value)),
};
const PLAIN_HOST_OR_PATH: Kind = {
  what: `${ADDRESS.what} or a path that begins with one slash`,
  accepts: (value) => isOwnPath(value) || isHttpAddress(value),
};
const baseOf = ({ what, accepts }: Kind): Kind => ({
  what: `${what}, without '?' and '#'`,
  accepts: (value) => isBase(value) && accepts(value),
});
const SWITCH: Kind = { what: "'true' or 'false'", accepts: (value) => /^(?:true|false)$/.test(value) };
const SECONDS: Kind = { what: 'a number of seconds', accepts: (value) => /^\d{1,9}$/.test(value) };
const ORIGINS: Kind = {
  what: 'http(s) addresses of hosts, without a path, with spaces between',
  accepts: (value) =>
    value.split(/\s+/).every((host) => isHttpAddress(host) && new URL(host).origin === host.toLowerCase()),
};
const NAME: Kind = {
  what: 'letters, digits, dashes and underscores',
  accepts: (value) => /^[\w-]+$/.test(value),
};

/**
 * Checks the environment's `VITE_` variables and fills in the defaults.
 * @param raw name to text, as the environment gives them; empty counts as unset
 * @throws EnvError naming each malformed variable
 */
export function parseEnv(raw: Readonly<Record<string, string | undefined>>): Env & { hosting: Hosting } {
  const bad: string[] = [];
  const read = (name: string, { what, accepts }: Kind): string | null => {
    const value = raw[name]?.trim() || null;
    if (value === null || accepts(value)) return value;
    bad.push(`${name} must be ${what}`);
    return null;
  };
  const withoutSlash = (value: string): string => value.replace(/\/+$/, '');

  const isOn = (name: string): boolean => read(name, SWITCH) === 'true';
  const allowHttp = isOn('VITE_ALLOW_HTTP');
  const hostOrPath = allowHttp ? PLAIN_HOST_OR_PATH : HOST_OR_PATH;
  const plainHttp: string[] = [];
  const readHost = (name: keyof typeof AT_RISK, kind: Kind): string | null => {
    const value = read(name, kind);
    if (value !== null && !HOST_OR_PATH.accepts(value))
      plainHttp.push(`${name} is a plain http address: ${AT_RISK[name]} on the way.`);
    return value;
  };

  const siteUrl = read('VITE_SITE_URL', baseOf(ADDRESS));
  const seconds = read('VITE_HSTS_SECONDS', SECONDS);
  const env = {
    apiHost: withoutSlash(readHost('VITE_API_HOST', baseOf(hostOrPath)) ?? ''),
    siteUrl: siteUrl && withoutSlash(siteUrl),
    email: {
      publicKey: read('VITE_EMAILJS_PUBLIC_KEY', NAME),
      serviceId: read('VITE_EMAILJS_SERVICE_ID', NAME),
      contactTemplateId: read('VITE_EMAILJS_CONTACT_TEMPLATE_ID', NAME),
      otpTemplateId: read('VITE_EMAILJS_OTP_TEMPLATE_ID', NAME),
      origin: withoutSlash(readHost('VITE_EMAILJS_ORIGIN', baseOf(hostOrPath)) ?? EMAILJS_ORIGIN),
    },
    animationUrl: readHost('VITE_ANIMATION_URL', hostOrPath) ?? OWN_ANIMATION,
    instagramUrl: read('VITE_SOCIAL_INSTAGRAM_URL', ADDRESS) ?? 'https://www.instagram.com/',
    xUrl: read('VITE_SOCIAL_X_URL', ADDRESS) ?? 'https://x.com/',
    hosting: {
      allowHttp,
      plainHttp,
      pictureHosts: read('VITE_PICTURE_HOSTS', ORIGINS)?.toLowerCase().split(/\s+/) ?? [],
      hstsSeconds: seconds === null ? null : Number(seconds),
      hstsSubdomains: isOn('VITE_HSTS_SUBDOMAINS'),
      reportUrl: readHost('VITE_REPORT_URL', hostOrPath),
    },
  };
  if (bad.length > 0) throw new EnvError(`Environment: ${bad.join('; ')}.`);
  return env;
}
