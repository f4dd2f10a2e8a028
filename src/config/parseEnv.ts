/** The shop's settings, checked once when the project is built or served (readings: API). */
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

const ownPath = /^\/(?![/\\])[^\s\\]*$/;

function isHttpAddress(value: string): boolean {
  if (/[\s\\]/.test(value)) return false;
  try {
    const { protocol, username, password, hash } = new URL(value);
    return /^https?:$/.test(protocol) && username + password + hash === '';
  } catch {
    return false;
  }
}

/**
 * Checks the environment's `VITE_` variables and fills in the defaults.
 * @param raw name to text, as the environment gives them; empty counts as unset
 * @throws EnvError naming each malformed variable
 */
export function parseEnv(raw: Readonly<Record<string, string | undefined>>): Env {
  const bad: string[] = [];
  const text = (name: string): string | null => raw[name]?.trim() || null;
  const checked = (name: string, what: string, accepts: (value: string) => boolean): string | null => {
    const value = text(name);
    if (value === null || accepts(value)) return value;
    bad.push(`${name} must be ${what}`);
    return null;
  };
  const address = (name: string) => checked(name, 'an http(s) address', isHttpAddress);
  const addressOrPath = (name: string) =>
    checked(
      name,
      'an http(s) address or a path that begins with one slash',
      (value) => ownPath.test(value) || isHttpAddress(value),
    );
  const token = (name: string) =>
    checked(name, 'letters, digits, dashes and underscores', (value) => /^[\w-]+$/.test(value));
  const withoutSlash = (value: string): string => value.replace(/\/+$/, '');

  const siteUrl = address('VITE_SITE_URL');
  const env: Env = {
    apiHost: withoutSlash(addressOrPath('VITE_API_HOST') ?? ''),
    siteUrl: siteUrl && withoutSlash(siteUrl),
    email: {
      publicKey: token('VITE_EMAILJS_PUBLIC_KEY'),
      serviceId: token('VITE_EMAILJS_SERVICE_ID'),
      contactTemplateId: token('VITE_EMAILJS_CONTACT_TEMPLATE_ID'),
      otpTemplateId: token('VITE_EMAILJS_OTP_TEMPLATE_ID'),
      origin: withoutSlash(addressOrPath('VITE_EMAILJS_ORIGIN') ?? EMAILJS_ORIGIN),
    },
    animationUrl: addressOrPath('VITE_ANIMATION_URL') ?? OWN_ANIMATION,
    instagramUrl: address('VITE_SOCIAL_INSTAGRAM_URL') ?? 'https://www.instagram.com/',
    xUrl: address('VITE_SOCIAL_X_URL') ?? 'https://x.com/',
  };
  if (bad.length > 0) throw new EnvError(`Environment: ${bad.join('; ')}.`);
  return env;
}
