import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNT } from '../../../src/mocks/seed/demoAccount';
import { resetWorld, worldNamed } from '../../../src/mocks/worlds';
import { ask, canLogIn, control, logIn, type Question } from './ask';

const { email, password } = DEMO_ACCOUNT;
const NEW = 'Silver-Dawn-8';

/** Asks for a code and reads it in the inbox. */
async function mailedCode(): Promise<string> {
  await ask('POST', '/api/user/forgot-password', { json: { email } });
  return worldNamed().inbox.at(-1)?.otp ?? '';
}

const wrong = (code: string): string => (code === '100000' ? '100001' : '100000');

beforeEach(() => resetWorld());

describe('forgot-password', () => {
  it('says the same of every address, and mails a code to an account only', async () => {
    const known = await ask('POST', '/api/user/forgot-password', { json: { email } });
    const unknown = await ask('POST', '/api/user/forgot-password', { form: { email: 'no@one.example' } });
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(known.body).toEqual(unknown.body);
    expect(worldNamed().inbox).toMatchObject([
      { to: email, otp: expect.stringMatching(/^[1-9]\d{5}$/) as string },
      { to: 'no@one.example', otp: null },
    ]);
  });

  it.each([{}, { email: ' ' }, { email: 'nobody' }])('refuses %j', async (json) => {
    expect((await ask('POST', '/api/user/forgot-password', { json })).status).toBe(400);
    expect(worldNamed().inbox).toEqual([]);
  });
});

describe('verify-otp', () => {
  it('accepts the mailed code, as text or number, as often as asked', async () => {
    const otp = await mailedCode();
    for (const value of [otp, Number(otp), otp]) {
      expect((await ask('POST', '/api/user/verify-otp', { json: { email, otp: value } })).status).toBe(200);
    }
  });

  it('refuses another code, another address and an empty body', async () => {
    const otp = await mailedCode();
    const verify = (json: Record<string, string>) => ask('POST', '/api/user/verify-otp', { json });
    expect((await verify({ email, otp: wrong(otp) })).body).toEqual({ message: 'Invalid OTP.' });
    expect((await verify({ email: 'no@one.example', otp })).status).toBe(400);
    expect((await verify({})).body).toEqual({ message: 'Email and OTP are required.' });
  });

  it('refuses a code after ten minutes', async () => {
    const otp = await mailedCode();
    await control('advance', { ms: 10 * 60 * 1000 });
    const { status, body } = await ask('POST', '/api/user/verify-otp', { json: { email, otp } });
    expect(status).toBe(400);
    expect(body).toEqual({ message: expect.stringContaining('expired') as string });
  });
});

describe('update-otp', () => {
  it('puts the resent code in the place of the mailed one', async () => {
    const mailed = await mailedCode();
    const resent = wrong(mailed);
    expect((await ask('POST', '/api/user/update-otp', { json: { email, otp: resent } })).status).toBe(200);
    const verify = (otp: string) => ask('POST', '/api/user/verify-otp', { json: { email, otp } });
    expect((await verify(mailed)).status).toBe(400);
    expect((await verify(resent)).status).toBe(200);
  });

  it.each([{ email }, { email, otp: '12345' }, { email, otp: 'abcdef' }, { otp: '123456' }])(
    'refuses %j',
    async (json) => {
      expect((await ask('POST', '/api/user/update-otp', { json })).status).toBe(400);
    },
  );
});

describe('reset-password', () => {
  it.each<[string, (OTP: string) => Question]>([
    ['JSON', (OTP) => ({ json: { OTP, newPassword: NEW, confirmPassword: NEW } })],
    ['a form', (OTP) => ({ form: { OTP, newPassword: NEW, confirmPassword: NEW } })],
    ['the other names', (OTP) => ({ form: { email, OTP, password: NEW, confirm_password: NEW } })],
  ])('sets the password by %s, once, and ends the old sessions', async (_, question) => {
    const token = await logIn(email, password);
    const OTP = await mailedCode();
    const reply = await ask('POST', '/api/user/reset-password', question(OTP));
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ message: 'Password reset successful!' });
    expect((await ask('GET', '/profile', { token })).status).toBe(401);
    expect(await canLogIn(email, password)).toBe(false);
    expect(await canLogIn(email, NEW)).toBe(true);
    expect((await ask('POST', '/api/user/reset-password', question(OTP))).body).toEqual({
      message: 'Invalid OTP.',
    });
  });

  it.each<[string, (OTP: string) => Record<string, string>, RegExp]>([
    ['no code', () => ({ newPassword: NEW, confirmPassword: NEW }), /required/],
    ['no confirmation', (OTP) => ({ OTP, newPassword: NEW }), /required/],
    ['two passwords', (OTP) => ({ OTP, newPassword: NEW, confirmPassword: 'x' }), /do not match/],
    ['a wrong code', (OTP) => ({ OTP: wrong(OTP), newPassword: NEW, confirmPassword: NEW }), /Invalid OTP/],
    [
      "another's address",
      (OTP) => ({ email: 'no@one.example', OTP, password: NEW, confirm_password: NEW }),
      /Invalid OTP/,
    ],
  ])('refuses %s and changes nothing', async (_, fields, message) => {
    const json = fields(await mailedCode());
    const { status, body } = await ask('POST', '/api/user/reset-password', { json });
    expect(status).toBe(400);
    expect(body).toEqual({ message: expect.stringMatching(message) as string });
    expect(await canLogIn(email, password)).toBe(true);
  });
});
