import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { TOKEN_HEADER } from '#api/endpoints';
import { env } from '#config/env';
import type { Env } from '#config/parseEnv';
import { expectLogged } from '../helpers/console';
import { mockServer, sentRequests } from '../helpers/mock';

/** Changes settings for the modules that are imported afterwards. */
function changeSettings(settings: Partial<Env>): void {
  vi.resetModules();
  vi.doMock('#config/env', () => ({ env: { ...env, ...settings } }));
}
afterEach(() => vi.doUnmock('#config/env'));

it.each(['https://evil.example/x', 'HTTPS://evil.example/x', '//evil.example/x'])(
  "%s from data never gets the token if the API is on the page's own origin",
  async (url) => {
    const asked: Request[] = [];
    mockServer.use(
      http.all('*', ({ request }) => {
        asked.push(request);
        return HttpResponse.json({ products: [] });
      }),
    );
    changeSettings({ apiHost: '' });
    const { connectSession } = await import('#api/connection');
    const { send } = await import('#api/send');
    connectSession({ token: () => 'abc', onUnauthorized: () => undefined });
    await send({ method: 'GET', url });
    await send({ method: 'GET', url: '/products' });
    expect(asked.map((request) => new URL(request.url).origin)).toEqual(
      Array(2).fill(window.location.origin),
    );
    expect(asked[1]?.url).toBe(`${window.location.origin}/products`);
    expect(asked[1]?.headers.get(TOKEN_HEADER)).toMatch(/^Bearer /);
  },
);

it.each([
  ['publicKey', 'VITE_EMAILJS_PUBLIC_KEY'],
  ['serviceId', 'VITE_EMAILJS_SERVICE_ID'],
  ['contactTemplateId', 'VITE_EMAILJS_CONTACT_TEMPLATE_ID'],
])('sends nothing if e-mail is not set up, and logs %s', async (setting, variable) => {
  changeSettings({ email: { ...env.email, [setting]: null } });
  const { sendMessage } = await import('#shop/mail/email');
  const message = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hello' };
  await expect(sendMessage(message)).rejects.toMatchObject({ failure: 'unsent' });
  expect(sentRequests()).toEqual([]);
  expectLogged(new RegExp(`^E-mail is not set up: ${variable} is missing$`));
});

it.each(['publicKey', 'serviceId', 'otpTemplateId'])(
  'asks the API for a new code if e-mail is not set up for codes (%s)',
  async (setting) => {
    changeSettings({ email: { ...env.email, [setting]: null } });
    const { resendOtp } = await import('#pages/recovery/api');
    await resendOtp('ada@example.com');
    expect(sentRequests()).toMatchObject([
      { endpoint: 'forgotPassword', body: { email: 'ada@example.com' } },
    ]);
  },
);
