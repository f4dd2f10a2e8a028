import path from 'node:path';
import { loadEnv } from 'vite';
import { EnvError } from '#config/parseEnv';
import { MOCK_API_PATH, MOCK_EMAIL_PATH } from '#mocks/paths';

/** The prefix under which the development and preview servers pass calls on to an API. */
export const PROXY_PATH = '/__api';

/** Modes whose servers use the mock by default. */
const SERVED = ['development', 'preview'];
/** The folder of the settings files of a mode: tests ignore a developer's own. */
const FOLDERS: Readonly<Record<string, string>> = { test: 'tests', e2e: 'tests/e2e' };

const MOCK_API = { VITE_API_HOST: MOCK_API_PATH };
const MOCK_EMAIL = {
  VITE_EMAILJS_PUBLIC_KEY: 'mock-public-key',
  VITE_EMAILJS_SERVICE_ID: 'mock-service',
  VITE_EMAILJS_CONTACT_TEMPLATE_ID: 'mock-contact',
  VITE_EMAILJS_OTP_TEMPLATE_ID: 'mock-otp',
  VITE_EMAILJS_ORIGIN: MOCK_EMAIL_PATH,
};

type Variables = Readonly<Record<string, string>>;

const withoutEmpty = (variables: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value.trim() !== ''));

function requireServer(address: string): string {
  const isBase = /^https?:\/\/[^/\s?#]+[^\s?#]*$/i.test(address) && URL.canParse(address);
  if (isBase) return address.replace(/\/+$/, '');
  throw new EnvError("Environment: API_PROXY must be an http(s) address, without '?' and '#'.");
}

/** Reads the environment as Vite does; a developer's settings precede the mock's. @throws EnvError for a bad `API_PROXY` */
export function readSettings(mode: string, folder: string) {
  const { API_PROXY, ...set } = withoutEmpty(
    loadEnv(mode, path.join(folder, FOLDERS[mode] ?? ''), ['VITE_', 'API_PROXY']),
  );
  const isServed = SERVED.includes(mode);
  const mocks = isServed || mode === 'test';
  const proxy = isServed && API_PROXY !== undefined ? requireServer(API_PROXY) : null;
  const hasEmail = Object.keys(set).some((name) => name.startsWith('VITE_EMAILJS_'));
  const variables: Variables = {
    // The preview is served over plain http, so its pages must not request files over https.
    ...(mode === 'preview' && { VITE_ALLOW_HTTP: 'true' }),
    ...(mocks && MOCK_API),
    ...(mocks && !hasEmail && MOCK_EMAIL),
    ...set,
    ...(proxy !== null && { VITE_API_HOST: PROXY_PATH }),
  };
  const api = proxy ?? variables.VITE_API_HOST ?? '';
  return {
    variables,
    api,
    mocked: {
      // The browser tests use the mock on another port.
      api: api.endsWith(MOCK_API_PATH),
      email: variables.VITE_EMAILJS_ORIGIN?.endsWith(MOCK_EMAIL_PATH) ?? false,
    },
    /** The server that receives calls under {@link PROXY_PATH}, or null. */
    proxy,
  };
}

export type Settings = ReturnType<typeof readSettings>;
