// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { EnvError, parseEnv } from '../../../src/config/parseEnv';

const VARIABLES = [
  'VITE_API_HOST',
  'VITE_SITE_URL',
  'VITE_EMAILJS_PUBLIC_KEY',
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_CONTACT_TEMPLATE_ID',
  'VITE_EMAILJS_OTP_TEMPLATE_ID',
  'VITE_EMAILJS_ORIGIN',
  'VITE_ANIMATION_URL',
  'VITE_SOCIAL_INSTAGRAM_URL',
  'VITE_SOCIAL_X_URL',
];

function failure(raw: Record<string, string>): string {
  try {
    parseEnv(raw);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return '';
}

describe('the environment (behaviour 19.1)', () => {
  const defaults = {
    apiHost: '',
    siteUrl: null,
    email: {
      publicKey: null,
      serviceId: null,
      contactTemplateId: null,
      otpTemplateId: null,
      origin: 'https://api.emailjs.com',
    },
    animationUrl: '/animation/launching-soon.json',
    instagramUrl: 'https://www.instagram.com/',
    xUrl: 'https://x.com/',
  };

  it('is optional as a whole', () => {
    expect(parseEnv({})).toEqual(defaults);
  });

  it('takes empty and blank values for unset ones', () => {
    const blank = Object.fromEntries(VARIABLES.map((name, index) => [name, index % 2 ? '' : '  ']));
    expect(parseEnv(blank)).toEqual(defaults);
  });

  it('reads every variable, trimmed, bases without their slashes at the end', () => {
    expect(
      parseEnv({
        VITE_API_HOST: ' https://api.example.com/v1// ',
        VITE_SITE_URL: 'https://www.example.com/',
        VITE_EMAILJS_PUBLIC_KEY: 'key_1-A',
        VITE_EMAILJS_SERVICE_ID: 'service',
        VITE_EMAILJS_CONTACT_TEMPLATE_ID: 'contact',
        VITE_EMAILJS_OTP_TEMPLATE_ID: 'otp',
        VITE_EMAILJS_ORIGIN: 'http://mail.example.com:8080/',
        VITE_ANIMATION_URL: 'https://assets.example.com/a.json?v=2',
        VITE_SOCIAL_INSTAGRAM_URL: 'https://www.instagram.com/aurevane/',
        VITE_SOCIAL_X_URL: 'https://x.com/#!/aurevane',
      }),
    ).toEqual({
      apiHost: 'https://api.example.com/v1',
      siteUrl: 'https://www.example.com',
      email: {
        publicKey: 'key_1-A',
        serviceId: 'service',
        contactTemplateId: 'contact',
        otpTemplateId: 'otp',
        origin: 'http://mail.example.com:8080',
      },
      animationUrl: 'https://assets.example.com/a.json?v=2',
      instagramUrl: 'https://www.instagram.com/aurevane/',
      xUrl: 'https://x.com/#!/aurevane',
    });
  });

  it.each([
    ['VITE_API_HOST', '/', ''],
    ['VITE_API_HOST', '/__mock/api', '/__mock/api'],
    ['VITE_API_HOST', 'http://localhost:3000/', 'http://localhost:3000'],
  ])('%s may be %s', (name, value, host) => {
    expect(parseEnv({ [name]: value }).apiHost).toBe(host);
  });

  it('may have an own path for the e-mail service and for the animation', () => {
    const env = parseEnv({ VITE_EMAILJS_ORIGIN: '/__mock/email', VITE_ANIMATION_URL: '/a/b.json' });
    expect([env.email.origin, env.animationUrl]).toEqual(['/__mock/email', '/a/b.json']);
  });

  const NO_ADDRESS = [
    'example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'https:example.com',
    'https:/example.com',
    'https:///example.com',
    'https://',
    'https://exa mple.com',
    'https://user:secret@example.com',
    'https://[bad',
    'https:\\\\example.com',
  ];
  const NO_PATH = ['//example.com', '/\\example.com', 'a/b', '/a b', '/a\\b'];
  const NO_BASE = ['https://example.com?x=1', 'https://example.com/#x', 'https://example.com/?'];
  const NO_NAME = ['a b', 'a.b', 'a/b', '<key>', 'kéy'];

  it.each([
    ...[...NO_ADDRESS, ...NO_PATH, ...NO_BASE, '/api?x', '/api#x'].flatMap((value) => [
      ['VITE_API_HOST', value],
      ['VITE_EMAILJS_ORIGIN', value],
    ]),
    ...[...NO_ADDRESS, ...NO_PATH, ...NO_BASE, '/shop'].map((value) => ['VITE_SITE_URL', value]),
    ...[...NO_ADDRESS, ...NO_PATH].map((value) => ['VITE_ANIMATION_URL', value]),
    ...[...NO_ADDRESS, ...NO_PATH, '/own'].flatMap((value) => [
      ['VITE_SOCIAL_INSTAGRAM_URL', value],
      ['VITE_SOCIAL_X_URL', value],
    ]),
    ...NO_NAME.flatMap((value) => VARIABLES.slice(2, 6).map((name) => [name, value])),
  ] as [string, string][])('%s must not be %j', (name, value) => {
    const message = failure({ [name]: value });
    expect(message).toMatch(new RegExp(`^Environment: ${name} must be .+\\.$`));
    expect(message, 'values may be secret').not.toContain(value);
  });

  it('names all that is malformed in one line', () => {
    const message = failure(Object.fromEntries(VARIABLES.map((name) => [name, 'a b'])));
    expect(message).not.toContain('\n');
    expect(VARIABLES.filter((name) => !message.includes(`${name} must be`))).toEqual([]);
  });

  it('says which variables exist in .env.example, each with a comment above', async () => {
    const { readFile } = await import('node:fs/promises');
    const lines = (await readFile('.env.example', 'utf8')).split('\n');
    const named = lines.flatMap((line) => /^# (VITE_\w+)=/.exec(line)?.[1] ?? []);
    expect(named.sort()).toEqual([...VARIABLES].sort());
  });
});
