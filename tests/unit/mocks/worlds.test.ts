import { beforeEach, describe, expect, it } from 'vitest';
import { actions, type Action } from '../../../src/mocks/actions';
import { LOG_LIMIT } from '../../../src/mocks/requestLog';
import { DEMO_ACCOUNT } from '../../../src/mocks/seed/demoAccount';
import { shopStates } from '../../../src/mocks/shopStates';
import { resetWorld, WORLD_LIMIT, worldNamed } from '../../../src/mocks/worlds';
import { ask, canLogIn, control, logIn, ORIGIN, type Question } from './ask';

const { id, email, password } = DEMO_ACCOUNT;
const PAGE = `${ORIGIN}/__mock`;

interface State {
  world: string;
  scenario: string;
  faults: unknown[];
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

describe('worlds (21.2)', () => {
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

  it('can be named by a path, which a link can carry (21.7)', async () => {
    await ask('POST', `${PAGE}/w/one/scenario`, { json: { scenario: 'failing' } });
    expect((await ask('GET', `${PAGE}/w/one/api/products`)).status).toBe(500);
    expect((await ask('GET', '/products', { world: 'one' })).status).toBe(500);
    expect((await ask('GET', `${PAGE}/w/two/api/products`)).status).toBe(200);
    const credentials = { email, password };
    expect((await ask('POST', `${PAGE}/w/two/api/api/user/login`, { json: credentials })).status).toBe(200);
    expect((await stateOf('two')).requests).toMatchObject([
      { path: '/__mock/api/products' },
      { endpoint: 'login', body: { email } },
    ]);
    const { text } = await ask('GET', `${PAGE}/w/two`, { headers: { accept: 'text/html' } });
    expect(text).toContain('World &quot;two&quot;'.replaceAll('&quot;', '"'));
    expect(text).toContain('action="/__mock/w/two/scenario"');
  });

  it('can be named in the address too, and start from the seed after a reset', async () => {
    await ask('GET', '/products?world=one');
    expect((await stateOf('one')).requests).toHaveLength(1);
    await ask('POST', `${PAGE}/reset?world=one`);
    expect((await stateOf('one')).requests).toEqual([]);
  });

  it('are no more than a number, the longest unused going first (21.5)', () => {
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
    expect(text.match(/<script[^>]*>/g)).toEqual(['<script src="/__mock/page.js" defer>']);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('switches by forms and goes back to itself', async () => {
    const { status, headers } = await ask('POST', `${PAGE}/scenario?world=one`, {
      form: { scenario: 'empty' },
      headers: html,
    });
    expect(status).toBe(303);
    expect(headers.get('location')).toBe('/__mock/w/one');
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
    ['fault', { json: { endpoint: 'login', fault: 500, tmes: 1 } }],
    ['fault', { json: [{ endpoint: 'login', fault: 500 }, 7] }],
    ['fault', { json: { endpoint: 'login', fault: 500, message: 3 } }],
    ['fault', { json: { endpoint: 'login', fault: 500, messageField: 'text' } }],
    ['fault', { json: { endpoint: 'login', fault: 500, query: [] } }],
    ['fault', { json: { endpoint: 'login', fault: 600 } }],
    ['fault', { json: { endpoint: 'login', fault: 500, delay: 1.5 } }],
    ['clear-faults', { json: { index: 0 } }],
    ['clear-faults', { json: { all: true } }],
    ['advance', { json: { ms: -1 } }],
    ['advance', { json: { ms: 'soon' } }],
    ['advance', { json: {} }],
    ['advance', {}],
    ['reset', { json: { world: 'one' } }],
    ['expire', { json: [] }],
    ['release', { json: 1 }],
    ['problem', { json: {} }],
  ])('refuses a %s of %j, and says why (21.8)', async (action, question) => {
    const before = await stateOf();
    const { status, body } = await ask('POST', `${PAGE}/${action}`, question);
    expect([status, body]).toEqual([400, { message: expect.stringMatching(/\w{3}/) as string }]);
    expect({ ...(await stateOf()), now: '' }).toEqual({ ...before, now: '' });
  });

  it('names the field that it does not know, and those that it does (21.8)', async () => {
    const { body } = await control('fault', { endpoint: 'login', fault: 500, tmes: 1 });
    const message =
      'fault takes endpoint, fault, message, messageField, delay, query, times; it knows no tmes.';
    expect(body).toEqual({ message });
  });

  it('takes faults as a form does, shows them, and takes one back', async () => {
    const rule = { endpoint: 'products', fault: '503', times: '2', delay: '', query: 'page=2', message: '' };
    await ask('POST', `${PAGE}/fault`, { form: rule, headers: html });
    await control('fault', { endpoint: '*', fault: 'slow' });
    const kept = { endpoint: 'products', fault: 503, times: 2, query: { page: '2' } };
    expect(worldNamed().faults).toEqual([kept, { endpoint: '*', fault: 'slow' }]);
    const { text } = await ask('GET', PAGE, { headers: html });
    expect(text).toContain(
      'products: 503 {&quot;query&quot;:{&quot;page&quot;:&quot;2&quot;},&quot;times&quot;:2}',
    );
    await ask('POST', `${PAGE}/clear-faults`, { form: { index: '1' }, headers: html });
    expect(worldNamed().faults).toEqual([kept]);
  });

  it('shows accounts, carts, orders, clock, worlds, answers, problems, and a line for a shell (21.9)', async () => {
    const token = await logIn(email, password);
    const productId = '6602b5d3c8ea2f6019000001';
    await ask('POST', '/cart/add', { token, json: { userId: id, products: [{ productId, quantity: 1 }] } });
    await control('advance', { ms: 3_600_000 });
    await control('problem', { problem: 'GET /profile: no <id>' });
    const { text } = await ask('GET', PAGE, { headers: html });
    expect(text).toContain('1 × Classic Musk');
    expect(text).toContain('27 orders');
    expect(text).toContain('60 minutes ahead');
    expect(text).toContain('GET /profile: no &lt;id&gt;');
    expect(text).toContain('Added to cart.');
    expect(text).toContain('curl -i -X POST &#39;http://shop.test/__mock/api/cart/add&#39;');
    expect(text).toContain('Authorization: Bearer $TOKEN');
    expect(text).not.toContain(token);
  });

  it('marks a call that the API does not have (21.9)', async () => {
    await ask('GET', '/prodcuts');
    expect((await stateOf()).requests).toMatchObject([
      { endpoint: 'unknown', path: '/__mock/api/prodcuts', status: 404 },
    ]);
    expect((await ask('GET', PAGE, { headers: html })).text).toContain('404 unknown');
  });

  it('explains every control call (21.8)', async () => {
    const { text } = await ask('GET', `${PAGE}/help`);
    for (const [name, { fields }] of Object.entries<Action>(actions)) {
      expect(text).toContain(`POST /__mock/${name}\n`);
      for (const field of Object.keys(fields)) expect(text).toContain(`        ${field}: `);
    }
  });

  it('links to every state of the shop, each in a world of its own that is ready for it (21.10)', async () => {
    const { text } = await ask('GET', `${PAGE}/states`);
    const links = [...text.matchAll(/href="([^"]*\/shop\/[^"]*)"/g)].map(([, link = '']) =>
      link.replaceAll('&amp;', '&'),
    );
    const names = shopStates.flatMap(({ states }) => Object.keys(states));
    expect(links).toHaveLength(names.length);
    expect(new Set(links.map((link) => link.split('/')[3])).size).toBe(names.length);
    const failed = links.find((link) => link.includes('state=cart+failed')) ?? '';
    const opened = await ask('GET', ORIGIN + failed);
    expect(opened.text).toContain('data-path="/cart"');
    const { carts, faults } = (await ask('GET', `${PAGE}/w/customer-cart-failed/state`)).body as State;
    expect(carts[id]).toHaveLength(12);
    expect(faults).toEqual([{ endpoint: 'cart', fault: 500 }]);
    const withErrors = links.find((link) => link.includes('state=login+with+errors')) ?? '';
    const { text: pressed } = await ask('GET', ORIGIN + withErrors);
    expect(pressed).toContain('data-steps="[{&quot;press&quot;:&quot;Login&quot;}]"');
    expect(pressed).toContain('data-stored="{}"');
    expect(text).toContain('presses &#39;Login&#39;');
  });

  it('opens the shop in a world, and never another website (21.7)', async () => {
    const { text } = await ask('GET', `${PAGE}/w/one/shop/products?sort=name`);
    expect(text).toContain('data-world="one" data-path="/products?sort=name"');
    const { text: hostile } = await ask('GET', `${PAGE}/shop//evil.example/%22%3E%3Cscript%3E`);
    expect(hostile).toContain('data-path="/evil.example/%22%3E%3Cscript%3E"');
  });
});
