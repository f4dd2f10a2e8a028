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

  const ofEmail = (email: object) => ({ email: { ...defaults.email, ...email } });
  const ofHosting = (hosting: object) => ({ hosting: { ...defaults.hosting, ...hosting } });
  const hosts = ['https://a.co', 'http://127.0.0.1:8080'];

  // Trimmed, and base addresses without trailing slashes.
  it.each<[string, string, object]>([
    ['API_HOST', ' https://api.example.com/v1// ', { apiHost: 'https://api.example.com/v1' }],
    ['API_HOST', '/', { apiHost: '' }],
    ['API_HOST', '/__mock/api', { apiHost: '/__mock/api' }],
    ['API_HOST', 'http://localhost:3000/', { apiHost: 'http://localhost:3000' }],
    ['SITE_URL', 'https://www.example.com/', { siteUrl: 'https://www.example.com' }],
    ['SITE_URL', 'http://shop.example.com', { siteUrl: 'http://shop.example.com' }],
    ['EMAILJS_PUBLIC_KEY', 'key_1-A', ofEmail({ publicKey: 'key_1-A' })],
    ['EMAILJS_SERVICE_ID', 'service', ofEmail({ serviceId: 'service' })],
    ['EMAILJS_CONTACT_TEMPLATE_ID', 'contact', ofEmail({ contactTemplateId: 'contact' })],
    ['EMAILJS_OTP_TEMPLATE_ID', 'otp', ofEmail({ otpTemplateId: 'otp' })],
    ['EMAILJS_ORIGIN', 'https://m.co:8080/', ofEmail({ origin: 'https://m.co:8080' })],
    ['EMAILJS_ORIGIN', '/__mock/email', ofEmail({ origin: '/__mock/email' })],
    ['ANIMATION_URL', 'https://a.co/a.json?v=2', { animationUrl: 'https://a.co/a.json?v=2' }],
    ['ANIMATION_URL', '/a/b.json', { animationUrl: '/a/b.json' }],
    ['SOCIAL_INSTAGRAM_URL', 'https://i.example.com/rose/', { instagramUrl: 'https://i.example.com/rose/' }],
    ['SOCIAL_X_URL', 'https://x.com/#!/rose', { xUrl: 'https://x.com/#!/rose' }],
    ['SOCIAL_X_URL', 'http://x.example.com/', { xUrl: 'http://x.example.com/' }],
    ['ALLOW_HTTP', 'true', ofHosting({ allowHttp: true })],
    ['PICTURE_HOSTS', 'https://A.co  http://127.0.0.1:8080', ofHosting({ pictureHosts: hosts })],
    ['HSTS_SECONDS', '31536000', ofHosting({ hstsSeconds: 31_536_000 })],
    ['HSTS_SUBDOMAINS', 'true', ofHosting({ hstsSubdomains: true })],
    ['EVENTS_MODULE', './analytics/events.ts', ofHosting({ eventsModule: './analytics/events.ts' })],
    ['EVENTS_HOSTS', 'https://A.co http://127.0.0.1:8080', ofHosting({ eventsHosts: hosts })],
    ['AGENTS', 'false', ofHosting({ agents: false })],
    ['AGENTS_TOKEN', 'A1b+/2==', ofHosting({ agentsToken: 'A1b+/2==' })],
  ])('reads VITE_%s from %j, and nothing else', (name, value, read) => {
    expect(parseEnv({ [`VITE_${name}`]: value })).toEqual({ ...defaults, ...read });
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
