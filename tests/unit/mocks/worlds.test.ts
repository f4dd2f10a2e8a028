// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { LOG_LIMIT } from '../../../src/mocks/requestLog';
import { DEMO_ACCOUNT } from '../../../src/mocks/seed/demoAccount';
import { resetWorld, WORLD_LIMIT, worldNamed } from '../../../src/mocks/worlds';
import { ask, canLogIn, control, logIn, ORIGIN, type Question } from './ask';

const { id, email, password } = DEMO_ACCOUNT;
const PAGE = `${ORIGIN}/__mock`;

interface State {
  world: string;
  scenario: string;
  requests: { endpoint: string; auth: boolean; body: unknown; status: number; path: string }[];
  inbox: unknown[];
  users: unknown[];
  carts: Record<string, unknown[]>;
  orders: Record<string, unknown[]>;
}

const stateOf = async (world?: string): Promise<State> =>
  (await ask('GET', `${PAGE}/state`, world === undefined ? {} : { world })).body as State;

beforeEach(() => {
  for (const name of ['default', 'one', 'two']) resetWorld(name);
});

describe('worlds', () => {
  it('know nothing of one another', async () => {
    await control('scenario', { scenario: 'failing' }, 'one');
    await ask('POST', '/api/user/register', {
      world: 'two',
      form: { name: 'A', email: 'a@b.cc', password: 'x' },
    });
    expect((await ask('GET', '/products', { world: 'one' })).status).toBe(500);
    expect((await ask('GET', '/products', { world: 'two' })).status).toBe(200);
    expect((await ask('GET', '/products')).status).toBe(200);
    expect(await canLogIn('a@b.cc', 'x', 'two')).toBe(true);
    expect(await canLogIn('a@b.cc', 'x')).toBe(false);
    const token = await logIn(email, password, 'one');
    expect((await ask('GET', '/profile', { token, world: 'two' })).status).toBe(401);
  });

  it('can be named in the address too, and start from the seed after a reset', async () => {
    await ask('GET', '/products?world=one');
    expect((await stateOf('one')).requests).toHaveLength(1);
    await ask('POST', `${PAGE}/reset?world=one`);
    expect((await stateOf('one')).requests).toEqual([]);
  });

  it('are no more than a number, the longest unused going first', () => {
    worldNamed('one').scenario = 'slow';
    worldNamed('two').scenario = 'slow';
    for (let index = 0; index < WORLD_LIMIT + 10; index += 1) {
      worldNamed(`crowd ${String(index)}`);
      worldNamed('two');
    }
    expect(worldNamed('two').scenario).toBe('slow');
    expect(worldNamed('one').scenario).toBe('normal');
  });
});

describe('the state', () => {
  it('shows requests without secrets, users, carts, orders and mails', async () => {
    const token = await logIn(email, password);
    await ask('POST', '/api/user/forgot-password', { json: { email } });
    await ask('GET', `/api/user/cart/${id}?x=1`, { token });
    const state = await stateOf();
    expect(state.requests).toMatchObject([
      { endpoint: 'login', auth: false, body: { email, password: '(hidden)' }, status: 200 },
      { endpoint: 'forgotPassword', auth: false, body: { email }, status: 200 },
      { endpoint: 'cart', auth: true, path: `/__mock/api/api/user/cart/${id}`, query: { x: '1' } },
    ]);
    expect(state.users).toEqual([{ _id: id, name: DEMO_ACCOUNT.name, email }]);
    expect(state.orders[id]).toHaveLength(27);
    expect(state.inbox).toHaveLength(1);
    const text = JSON.stringify(state);
    expect(text).not.toContain(password);
    expect(text).not.toContain(token);
  });

  it('keeps the newest requests only', async () => {
    for (let index = 0; index <= LOG_LIMIT; index += 1)
      await ask('GET', `/products?limit=1&n=${String(index)}`);
    const { requests } = worldNamed();
    expect(requests).toHaveLength(LOG_LIMIT);
    expect(requests[0]?.query).toEqual({ limit: '1', n: '1' });
  });
});

describe('the page', () => {
  const html = { accept: 'text/html,*/*' };

  it('shows the codes, the requests and the scenario, and runs nothing that it shows', async () => {
    await ask('POST', '/api/user/forgot-password', { json: { email } });
    await ask('POST', '/api/user/login', { json: { email: '<script>x</script>', password } });
    const { text, headers } = await ask('GET', PAGE, { headers: html });
    expect(headers.get('content-type')).toMatch('text/html');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain(worldNamed().inbox[0]?.otp);
    expect(text).toContain('/__mock/api/api/user/forgot-password');
    expect(text).toContain('value="normal" aria-pressed="true"');
    expect(text).not.toContain('<script');
  });

  it('switches by forms and goes back to itself', async () => {
    const { status, headers } = await ask('POST', `${PAGE}/scenario?world=one`, {
      form: { scenario: 'empty' },
      headers: html,
    });
    expect(status).toBe(303);
    expect(headers.get('location')).toBe('/__mock?world=one');
    expect((await stateOf('one')).scenario).toBe('empty');
  });

  it.each<[string, Question]>([
    ['scenario', { json: { scenario: 'nice' } }],
    ['scenario', {}],
    ['fault', { json: { endpoint: 'nowhere', fault: 500 } }],
    ['fault', { json: { endpoint: 'login', fault: 'bad' } }],
    ['fault', { json: { endpoint: 'login', fault: 42 } }],
    ['fault', { json: { endpoint: 'login', fault: 500, times: 'once' } }],
    ['fault', { raw: '{' }],
    ['advance', { json: { ms: -1 } }],
  ])('refuses a %s of %j', async (action, question) => {
    expect((await ask('POST', `${PAGE}/${action}`, question)).status).toBe(400);
  });
});
