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

const OWN_ANIMATION = '/animation/launching-soon.json';
const EMAILJS_ORIGIN = 'https://api.emailjs.com';

/** Lists every malformed variable, by name, in one line. */
export class EnvError extends Error {
  override name = 'EnvError';
}

function isOwnPath(value: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(value);
}

/** An http(s) address written out, without a name and password in it. */
function isHttpAddress(value: string): boolean {
  if (!/^https?:\/\/[^/\s\\][^\s\\]*$/i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username + password === '';
}

/** Something that paths are joined to, so nothing may follow its own. */
function isBase(value: string): boolean {
  return !/[?#]/.test(value);
}

/** What a variable may be, and how a reader is told. */
interface Kind {
  what: string;
  accepts: (value: string) => boolean;
}

const ADDRESS: Kind = { what: 'an http(s) address', accepts: isHttpAddress };
const ADDRESS_OR_PATH: Kind = {
  what: `${ADDRESS.what} or a path that begins with one slash`,
  accepts: (value) => isOwnPath(value) || isHttpAddress(value),
};
const baseOf = ({ what, accepts }: Kind): Kind => ({
  what: `${what}, without '?' and '#'`,
  accepts: (value) => isBase(value) && accepts(value),
});
const NAME: Kind = {
  what: 'letters, digits, dashes and underscores',
  accepts: (value) => /^[\w-]+$/.test(value),
};

/**
 * Checks the environment's `VITE_` variables and fills in the defaults.
 * @param raw name to text, as the environment gives them; empty counts as unset
 * @throws EnvError naming each malformed variable
 */
export function parseEnv(raw: Readonly<Record<string, string | undefined>>): Env {
  const bad: string[] = [];
  const read = (name: string, { what, accepts }: Kind): string | null => {
    const value = raw[name]?.trim() || null;
    if (value === null || accepts(value)) return value;
    bad.push(`${name} must be ${what}`);
    return null;
  };
  const withoutSlash = (value: string): string => value.replace(/\/+$/, '');

  const siteUrl = read('VITE_SITE_URL', baseOf(ADDRESS));
  const env: Env = {
    apiHost: withoutSlash(read('VITE_API_HOST', baseOf(ADDRESS_OR_PATH)) ?? ''),
    siteUrl: siteUrl && withoutSlash(siteUrl),
    email: {
      publicKey: read('VITE_EMAILJS_PUBLIC_KEY', NAME),
      serviceId: read('VITE_EMAILJS_SERVICE_ID', NAME),
      contactTemplateId: read('VITE_EMAILJS_CONTACT_TEMPLATE_ID', NAME),
      otpTemplateId: read('VITE_EMAILJS_OTP_TEMPLATE_ID', NAME),
      origin: withoutSlash(read('VITE_EMAILJS_ORIGIN', baseOf(ADDRESS_OR_PATH)) ?? EMAILJS_ORIGIN),
    },
    animationUrl: read('VITE_ANIMATION_URL', ADDRESS_OR_PATH) ?? OWN_ANIMATION,
    instagramUrl: read('VITE_SOCIAL_INSTAGRAM_URL', ADDRESS) ?? 'https://www.instagram.com/',
    xUrl: read('VITE_SOCIAL_X_URL', ADDRESS) ?? 'https://x.com/',
  };
  if (bad.length > 0) throw new EnvError(`Environment: ${bad.join('; ')}.`);
  return env;
}
