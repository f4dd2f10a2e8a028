import { describe, expect, it } from 'vitest';
import { EnvError, parseEnv } from '#config/parseEnv';

const VARIABLES = [
  'API_HOST SITE_URL EMAILJS_PUBLIC_KEY EMAILJS_SERVICE_ID EMAILJS_CONTACT_TEMPLATE_ID EMAILJS_OTP_TEMPLATE_ID EMAILJS_ORIGIN',
  'ANIMATION_URL SOCIAL_INSTAGRAM_URL SOCIAL_X_URL ALLOW_HTTP PICTURE_HOSTS HSTS_SECONDS',
  'HSTS_SUBDOMAINS EVENTS_MODULE EVENTS_HOSTS AGENTS AGENTS_TOKEN',
].flatMap((line) => line.split(' ').map((name) => `VITE_${name}`));
const HOSTS = ['VITE_API_HOST', 'VITE_EMAILJS_ORIGIN', 'VITE_ANIMATION_URL'];

function failure(raw: Record<string, string>): string {
  try {
    parseEnv(raw);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return '';
}

describe('the environment', () => {
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
    hosting: {
      allowHttp: false,
      pictureHosts: [],
      hstsSeconds: null,
      hstsSubdomains: false,
      eventsModule: null,
      eventsHosts: [],
      agents: true,
      agentsToken: null,
    },
  };

  it('may be empty, and treats blank values as unset', () => {
    expect(parseEnv({})).toEqual(defaults);
    const blank = Object.fromEntries(VARIABLES.map((name, index) => [name, index % 2 ? '' : '  ']));
    expect(parseEnv(blank)).toEqual(defaults);
  });

  it('reads every variable, trimmed, and base addresses without trailing slashes', () => {
    expect(
      parseEnv({
        VITE_API_HOST: ' https://api.example.com/v1// ',
        VITE_SITE_URL: 'https://www.example.com/',
        VITE_EMAILJS_PUBLIC_KEY: 'key_1-A',
        VITE_EMAILJS_SERVICE_ID: 'service',
        VITE_EMAILJS_CONTACT_TEMPLATE_ID: 'contact',
        VITE_EMAILJS_OTP_TEMPLATE_ID: 'otp',
        VITE_EMAILJS_ORIGIN: 'https://mail.example.com:8080/',
        VITE_ANIMATION_URL: 'https://assets.example.com/a.json?v=2',
        VITE_SOCIAL_INSTAGRAM_URL: 'https://www.instagram.com/rose/',
        VITE_SOCIAL_X_URL: 'https://x.com/#!/rose',
        VITE_ALLOW_HTTP: 'false',
        VITE_PICTURE_HOSTS: 'https://CDN.example.com  http://127.0.0.1:8080',
        VITE_HSTS_SECONDS: '31536000',
        VITE_HSTS_SUBDOMAINS: 'true',
        VITE_EVENTS_MODULE: './analytics/events.ts',
        VITE_EVENTS_HOSTS: 'https://A.example.com http://localhost:8080',
        VITE_AGENTS: 'false',
        VITE_AGENTS_TOKEN: 'A1b+/2==',
      }),
    ).toEqual({
      apiHost: 'https://api.example.com/v1',
      siteUrl: 'https://www.example.com',
      email: {
        publicKey: 'key_1-A',
        serviceId: 'service',
        contactTemplateId: 'contact',
        otpTemplateId: 'otp',
        origin: 'https://mail.example.com:8080',
      },
      animationUrl: 'https://assets.example.com/a.json?v=2',
      instagramUrl: 'https://www.instagram.com/rose/',
      xUrl: 'https://x.com/#!/rose',
      hosting: {
        allowHttp: false,
        pictureHosts: ['https://cdn.example.com', 'http://127.0.0.1:8080'],
        hstsSeconds: 31_536_000,
        hstsSubdomains: true,
        eventsModule: './analytics/events.ts',
        eventsHosts: ['https://a.example.com', 'http://localhost:8080'],
        agents: false,
        agentsToken: 'A1b+/2==',
      },
    });
  });

  it.each([
    ['VITE_API_HOST', '/', { apiHost: '' }],
    ['VITE_API_HOST', '/__mock/api', { apiHost: '/__mock/api' }],
    ['VITE_API_HOST', 'http://localhost:3000/', { apiHost: 'http://localhost:3000' }],
    ['VITE_EMAILJS_ORIGIN', '/__mock/email', { email: { origin: '/__mock/email' } }],
    ['VITE_ANIMATION_URL', '/a/b.json', { animationUrl: '/a/b.json' }],
    ['VITE_SITE_URL', 'http://shop.example.com', { siteUrl: 'http://shop.example.com' }],
    ['VITE_SOCIAL_X_URL', 'http://x.example.com/', { xUrl: 'http://x.example.com/' }],
  ])('%s accepts %s', (name, value, read) => {
    expect(parseEnv({ [name]: value })).toMatchObject(read);
  });

  it.each(
    [
      'http://localhost:3000',
      'HTTP://LOCALHOST',
      'http://127.0.0.1',
      'http://127.255.3.9:80/v1',
      'http://[::1]:8080',
    ].flatMap((value) => HOSTS.map((name) => [name, value] as const)),
  )('%s accepts plain http on this machine: %s', (name, value) => {
    expect(failure({ [name]: value })).toBe('');
  });

  const PLAIN = [
    ...['http://api.example.com', 'HTTP://api.example.com/v1', 'http://10.0.0.1', 'http://128.0.0.1'],
    ...['http://localhost.example.com', 'http://127.0.0.1.example.com', 'http://shop.localhost'],
    ...['http://[::2]', 'http://0.0.0.0'],
  ];

  it.each(PLAIN.flatMap((value) => HOSTS.map((name) => [name, value] as const)))(
    '%s refuses plain http elsewhere: %s, unless it is allowed',
    (name, value) => {
      expect(failure({ [name]: value })).toMatch(
        new RegExp(`^Environment: ${name} must be an https address .+VITE_ALLOW_HTTP=true`),
      );
      expect(failure({ [name]: value, VITE_ALLOW_HTTP: 'false' })).toContain(name);
      expect(failure({ [name]: value, VITE_ALLOW_HTTP: 'true' })).toBe('');
    },
  );

  const ofPictures = (value: string) => ['VITE_PICTURE_HOSTS', value];
  it.each([
    ...['yes', '1'].map((value) => ['VITE_ALLOW_HTTP', value]),
    ['VITE_HSTS_SUBDOMAINS', 'on'],
    ['VITE_AGENTS', 'no'],
    ['VITE_AGENTS_TOKEN', 'a"; x'],
    ['VITE_HSTS_SECONDS', '1 day'],
    ['VITE_HSTS_SECONDS', '-1'],
    ...['cdn.example.com', 'https://cdn.example.com/pictures', 'https://a.example,https://b.example'].map(
      ofPictures,
    ),
    ...['https://*.example.com', "https://cdn.example.com 'unsafe-inline'", 'https://cdn.example.com;'].map(
      ofPictures,
    ),
    ['VITE_EVENTS_HOSTS', 'http://analytics.example.com'],
    ['VITE_EVENTS_MODULE', 'events.ts'],
    ['VITE_EVENTS_MODULE', './../events.ts'],
    ['VITE_EVENTS_MODULE', './events.css'],
  ] as [string, string][])('%s refuses the malformed %j', (name, value) => {
    expect(failure({ [name]: value })).toMatch(new RegExp(`^Environment: ${name} must be `));
  });

  const NO_ADDRESS = [
    ...['example.com', 'ftp://example.com', 'javascript:alert(1)', 'https:example.com'],
    ...['https:/example.com', 'https:///example.com', 'https://', 'https://exa mple.com'],
    ...['https://user:secret@example.com', 'https://[bad', 'https://example.com;script-src'],
    ...["https://a'b.example.com", 'https://*.example.com', 'https:\\\\example.com'],
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
  ] as [string, string][])('%s refuses %j', (name, value) => {
    const message = failure({ [name]: value });
    expect(message).toMatch(new RegExp(`^Environment: ${name} must be .+\\.$`));
    expect(message, 'values may be secret').not.toContain(value);
  });

  it('names all malformed variables in one line', () => {
    const message = failure(Object.fromEntries(VARIABLES.map((name) => [name, 'a b'])));
    expect(message).not.toContain('\n');
    expect(VARIABLES.filter((name) => !message.includes(`${name} must be`))).toEqual([]);
  });

  it('documents every variable in .env.example with a comment', async () => {
    const { readFile } = await import('node:fs/promises');
    const lines = (await readFile('.env.example', 'utf8')).split('\n');
    const named = lines.flatMap((line) => /^# (VITE_\w+)=/.exec(line)?.[1] ?? []);
    expect(named.sort()).toEqual([...VARIABLES].sort());
  });
});
