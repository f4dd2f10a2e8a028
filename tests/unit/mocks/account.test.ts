import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNT } from '../../../src/mocks/seed/demoAccount';
import { resetWorld } from '../../../src/mocks/worlds';
import { ask, control, logIn, type Question } from './ask';

const { email, password, name, id } = DEMO_ACCOUNT;
const HOUR = 60 * 60 * 1000;

beforeEach(() => resetWorld());

describe('login', () => {
  it.each<[string, Question]>([
    ['JSON', { json: { email, password } }],
    ['a form', { form: { email, password } }],
    ['another case of the address', { json: { email: email.toUpperCase(), password } }],
    ['the user name', { json: { username: name, password } }],
    ['the user name in the email field', { json: { email: name, password } }],
  ])('opens a session with %s', async (_, question) => {
    const { status, body } = await ask('POST', '/api/user/login', question);
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'Login successful!',
      user: { _id: id, name, email },
      token: expect.stringMatching(/^mock\..{36}$/) as string,
    });
  });

  it.each<[string, Question, number, string | RegExp]>([
    ['no password', { json: { email } }, 400, /required/],
    ['no email', { form: { password } }, 400, /required/],
    ['nothing', {}, 400, /required/],
    ['a list', { json: [] }, 400, /required/],
    [
      'an unknown account',
      { json: { email: 'no@one.example', password } },
      401,
      'Invalid email or password.',
    ],
    ['a wrong password', { json: { email, password: `${password} ` } }, 401, 'Invalid email or password.'],
    ['broken JSON', { raw: '{"email":' }, 400, /JSON/],
    [
      'a form that says it is JSON',
      { form: { email, password }, headers: { 'content-type': 'application/json' } },
      400,
      /JSON/,
    ],
    ['XML', { raw: '<a/>', headers: { 'content-type': 'application/xml' } }, 415, /JSON or a form/],
  ])('refuses %s', async (_, question, status, message) => {
    const reply = await ask('POST', '/api/user/login', question);
    expect(reply.status).toBe(status);
    expect(reply.body).toEqual({ message: expect.stringMatching(message) as string });
  });
});

describe('register', () => {
  const fresh = { name: 'Ada', email: 'ada@example.test', password: 'Lovelace-1' };

  it('makes an account that can log in, and says only a message', async () => {
    const { status, body } = await ask('POST', '/api/user/register', { json: fresh });
    expect(status).toBe(201);
    expect(body).toEqual({ message: 'Registration successful.' });
    const token = await logIn(fresh.email, fresh.password);
    const profile = await ask('GET', '/profile', { token });
    expect(profile.body).toMatchObject({ name: 'Ada', email: fresh.email });
  });

  it.each<[string, Question, number, RegExp]>([
    ['an existing address', { json: { ...fresh, email: email.toUpperCase() } }, 409, /already exists/],
    ['no name', { json: { ...fresh, name: ' ' } }, 400, /required/],
    ['no email', { json: { ...fresh, email: '' } }, 400, /required/],
    ['no password', { form: { name: 'Ada', email: 'ada@example.test' } }, 400, /required/],
    ['no address', { json: { ...fresh, email: 'ada' } }, 400, /valid email/],
  ])('refuses %s', async (_, question, status, message) => {
    const reply = await ask('POST', '/api/user/register', question);
    expect(reply.status).toBe(status);
    expect(reply.body).toEqual({ message: expect.stringMatching(message) as string });
  });
});

describe('tokens', () => {
  const guarded: readonly (readonly [string, string])[] = [
    ['GET', '/profile'],
    ['GET', '/api/user/orders?page=1&limit=10'],
    ['GET', `/api/user/cart/${id}`],
    ['POST', '/cart/add'],
    ['DELETE', '/cart/delete'],
    ['DELETE', `/cart/clear/${id}`],
    ['POST', '/api/user/order'],
  ];

  it.each(guarded)('%s %s answers 401 without a good token', async (method, path) => {
    expect((await ask(method, path)).status).toBe(401);
    expect((await ask(method, path, { token: 'mock.unknown' })).status).toBe(401);
    expect((await ask(method, path, { headers: { authorization: 'Basic x' } })).status).toBe(401);
  });

  it.each<[string, string, Question]>([
    ['GET', '/api/user/orders?userId=6601a4c2b7d91e5f08000002', {}],
    ['GET', '/api/user/cart/6601a4c2b7d91e5f08000002', {}],
    ['GET', '/api/user/cart/a%2Fb', {}],
    ['DELETE', '/cart/clear/6601a4c2b7d91e5f08000002', {}],
    ['POST', '/cart/add', { json: { userId: 'other', products: [] } }],
    ['DELETE', '/cart/delete', { json: { userId: 'other', productId: 'x' } }],
    ['POST', '/api/user/order', { json: { userId: 'other', items: [] } }],
  ])('%s %s answers 403 for another account', async (method, path, question) => {
    const token = await logIn(email, password);
    expect((await ask(method, path, { ...question, token })).status).toBe(403);
  });

  it('are good for an hour', async () => {
    const token = await logIn(email, password);
    await control('advance', { ms: HOUR - 60_000 });
    expect((await ask('GET', '/profile', { token })).body).toEqual({ id, name, email });
    await control('advance', { ms: 60_000 });
    expect((await ask('GET', '/profile', { token })).status).toBe(401);
  });

  it('end at once when they are made to', async () => {
    const token = await logIn(email, password);
    await control('expire');
    expect((await ask('GET', '/profile', { token })).status).toBe(401);
    expect((await ask('GET', '/profile', { token: await logIn(email, password) })).status).toBe(200);
  });
});
