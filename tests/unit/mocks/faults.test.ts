import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../../src/api/endpoints';
import { FAULT_KINDS, type Fault, type FaultKind } from '../../../src/mocks/faults';
import type { Json } from '../../../src/mocks/json';
import { SCENARIO_NAMES } from '../../../src/mocks/scenarios';
import { DEMO_ACCOUNT } from '../../../src/mocks/seed/demoAccount';
import { resetWorld, worldNamed } from '../../../src/mocks/worlds';
import { ask, canLogIn, control, logIn, ORIGIN, type Question, type Reply } from './ask';

const { id: userId, email, password } = DEMO_ACCOUNT;
const EMAIL = `${ORIGIN}/__mock/email/api/v1.0/email/send`;

beforeEach(() => resetWorld());
afterEach(() => vi.useRealTimers());

const setFault = (endpoint: string, fault: Fault, more: Record<string, Json> = {}): Promise<Reply> =>
  control('fault', { endpoint, fault, ...more });
const products = (query = ''): Promise<Reply> => ask('GET', `/products?${query}`);
const login = (): Promise<Reply> => ask('POST', '/api/user/login', { json: { email, password } });
const rowsOf = (reply: Reply): Json[] => (reply.body as { products: Json[] }).products;
const namesOf = (reply: Reply): unknown[] => rowsOf(reply).map((row) => (row as { name: unknown }).name);

describe('status codes', () => {
  it.each([400, 401, 403, 404, 409, 422, 429, 500, 503])(
    '%i is answered with a message, and CORS',
    async (status) => {
      await setFault('order', status);
      const reply = await ask('POST', '/api/user/order', {
        json: {},
        headers: { origin: 'http://localhost:1' },
      });
      expect(reply.status).toBe(status);
      expect(reply.body).toEqual({ message: expect.any(String) as string });
      expect(reply.headers.get('access-control-allow-origin')).toBe('http://localhost:1');
      expect(reply.headers.has('retry-after')).toBe([429, 503].includes(status));
    },
  );

  it('take a message of their own, in the field that is wanted', async () => {
    await setFault('login', 400, { message: 'All fields are required' });
    expect((await login()).body).toEqual({ message: 'All fields are required' });
    await setFault('login', 400, { message: 'No', messageField: 'error' });
    expect((await login()).body).toEqual({ error: 'No' });
  });

  it('can be empty successes', async () => {
    await setFault('updateOtp', 204);
    const { status, text } = await ask('POST', '/api/user/update-otp');
    expect([status, text]).toEqual([204, '']);
  });
});

describe('which request', () => {
  it('a rule counts down, one after the other, and then it is over', async () => {
    await control('fault', [
      { endpoint: 'products', fault: 415, times: 1 },
      { endpoint: 'products', fault: 422, times: 2 },
    ]);
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await products()).status);
    expect(statuses).toEqual([415, 422, 422, 200]);
    expect(worldNamed().faults).toEqual([]);
  });

  it('a rule for one call goes before one for all, a passing one before a lasting one', async () => {
    await setFault('*', 503);
    await setFault('products', 500);
    await setFault('products', 'none', { times: 1 });
    expect([(await products()).status, (await products()).status, (await login()).status]).toEqual([
      200, 500, 503,
    ]);
  });

  it('a lasting rule takes the place of the former one', async () => {
    await setFault('products', 500);
    await setFault('products', 'none');
    expect((await products()).status).toBe(200);
    expect(worldNamed().faults).toHaveLength(1);
  });

  it('a rule with a query means only requests that have it', async () => {
    await setFault('products', 500, { query: { page: '2' } });
    expect([(await products('page=1')).status, (await products('page=2')).status]).toEqual([200, 500]);
  });

  it('all is every call, the third parties too', async () => {
    await setFault('*', 503);
    expect((await ask('POST', EMAIL, { json: {} })).status).toBe(503);
    expect((await ask('GET', `${ORIGIN}/__mock/animation.json`)).status).toBe(503);
    await control('clear-faults');
    expect((await ask('GET', `${ORIGIN}/__mock/animation.json`)).status).toBe(200);
  });
});

describe('connections', () => {
  const register = (): Promise<Reply> =>
    ask('POST', '/api/user/register', { json: { name: 'Ada', email: 'a@b.cc', password: 'x' } });

  it.each<[FaultKind, boolean]>([
    ['reset', false],
    ['lost', true],
  ])('%s breaks them; that the work was done is %s', async (fault, done) => {
    await setFault('register', fault);
    expect((await register()).status).toBe(0);
    expect(await canLogIn('a@b.cc', 'x')).toBe(done);
    expect(worldNamed().requests[0]?.status).toBe(0);
  });

  it('cut breaks off in the middle of a body that was to be longer', async () => {
    await setFault('register', 'cut');
    await expect(register()).rejects.toThrow('cut here');
    expect(await canLogIn('a@b.cc', 'x')).toBe(true);
  });

  it('hang waits for the release, then does its work', async () => {
    await setFault('register', 'hang', { times: 1 });
    const pending = register();
    await vi.waitFor(() => expect(worldNamed().hanging.size).toBe(1));
    expect(await canLogIn('a@b.cc', 'x')).toBe(false);
    expect(worldNamed().requests[0]).toMatchObject({ status: null, ms: null });
    await control('release');
    expect((await pending).status).toBe(201);
    expect(await canLogIn('a@b.cc', 'x')).toBe(true);
  });

  it('hang lets a client go away, and does nothing', async () => {
    await setFault('register', 'hang', { times: 1 });
    const client = new AbortController();
    const json = { name: 'Ada', email: 'a@b.cc', password: 'x' };
    const pending = ask('POST', '/api/user/register', { json, signal: client.signal });
    await vi.waitFor(() => expect(worldNamed().hanging.size).toBe(1));
    client.abort();
    expect((await pending).status).toBe(0);
    expect(worldNamed().requests[0]).toMatchObject({ status: 0, aborted: true });
    expect(await canLogIn('a@b.cc', 'x')).toBe(false);
  });

  it('a reset of the world breaks what hangs', async () => {
    await setFault('products', 'hang');
    const pending = products();
    await vi.waitFor(() => expect(worldNamed().hanging.size).toBe(1));
    resetWorld();
    expect((await pending).status).toBe(0);
  });

  it.each<[FaultKind, Record<string, Json>, number]>([
    ['slow', {}, 3000],
    ['none', { delay: 700 }, 700],
  ])('%s %j answers after its time', async (fault, more, ms) => {
    await setFault('products', fault, more);
    vi.useFakeTimers();
    let answered = false;
    const pending = products().then((reply) => {
      answered = true;
      return reply;
    });
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await pending).status).toBe(200);
  });
});

describe('bodies', () => {
  it.each<[FaultKind, string | RegExp]>([
    ['empty', ''],
    ['null', 'null'],
    ['number', '42'],
    ['text', '"OK"'],
    ['array', '[]'],
    ['object', '{}'],
    ['html', /^<!doctype html>/],
    ['truncated', /^\{"message":"Login successful!".*[^}]$/],
  ])('%s stands in for the answer, with status 200, after the work was done', async (fault, text) => {
    await setFault('login', fault);
    const reply = await login();
    expect(reply.status).toBe(200);
    expect(reply.text).toEqual(typeof text === 'string' ? text : (expect.stringMatching(text) as string));
    expect(reply.headers.get('content-type')).toMatch(fault === 'html' ? 'text/html' : 'application/json');
    if (fault === 'truncated') expect(reply.body).toBeUndefined();
    expect(worldNamed().tokens.size).toBe(1);
  });

  it.each<[FaultKind, unknown]>([
    ['nulls', { message: null, user: { _id: null, name: null, email: null }, token: null }],
    ['missing', { user: {} }],
    ['wrongTypes', { message: { wrong: 17 }, user: { name: { wrong: 15 } } }],
    ['badIds', { user: { _id: 'short', email } }],
    ['markup', { user: { _id: userId, name: expect.stringContaining('<script>') as string } }],
    [
      'extra',
      {
        user: { name: DEMO_ACCOUNT.name, unexpected: expect.anything() as object },
        unexpected: expect.anything() as object,
      },
    ],
    ['stringNumbers', { user: { _id: userId } }],
  ])('%s changes an answer that is no list', async (fault, body) => {
    await setFault('login', fault);
    expect((await login()).body).toMatchObject(body as object);
  });

  it('extra fields reach for the prototype', async () => {
    await setFault('login', 'extra');
    expect((await login()).text).toContain('"__proto__":{"admin":true}');
  });
});

describe('rows', () => {
  it.each<[FaultKind, unknown]>([
    ['nulls', { _id: null, name: null, price: null, imageUrl: null }],
    ['missing', {}],
    ['wrongTypes', { name: { wrong: 12 }, price: [145] }],
    ['badIds', { _id: 'short', name: 'Classic Musk' }],
    ['badImages', { imageUrl: 'javascript:window.hacked=true', name: 'Classic Musk' }],
    ['markup', { name: '<img src=x onerror="window.hacked=true">' }],
    ['stringNumbers', { price: '$145.00', name: 'Classic Musk' }],
    ['NaN', { price: 'NaN' }],
    ['hugeNumbers', { price: 1e308 }],
    ['negativeNumbers', { price: -145 }],
    ['extra', { name: 'Classic Musk', unexpected: { deep: [1, null, { er: true }] } }],
  ])('%s changes the rows and keeps the list', async (fault, row) => {
    await setFault('products', fault);
    const rows = rowsOf(await products('limit=10'));
    expect(rows).toHaveLength(10);
    expect(rows[0]).toMatchObject(row as object);
  });

  it('the same fault changes the same answer in the same way', async () => {
    await setFault('products', 'markup');
    expect((await products()).text).toBe((await products()).text);
  });

  it('badRows puts bad ones between good ones, ten a page, and loses none', async () => {
    await setFault('products', 'badRows');
    const all: Json[] = [];
    for (const page of [1, 2, 3, 4, 5]) all.push(...rowsOf(await products(`page=${String(page)}&limit=10`)));
    expect(rowsOf(await products('limit=10'))).toHaveLength(10);
    expect(all).toEqual(expect.arrayContaining([null, 42, 'row', [], {}]));
    const names = all.flatMap((row) => (row as { name?: unknown } | null)?.name ?? []);
    expect(names.filter((name) => typeof name === 'string')).toHaveLength(34);
  });

  it('emptyList has none', async () => {
    await setFault('products', 'emptyList');
    expect((await products()).body).toEqual({ products: [], total: 0, page: 1 });
  });

  it('duplicates shows each twice, ten rows a page, and loses none', async () => {
    await setFault('products', 'duplicates');
    const pages = [];
    for (const page of [1, 2, 3, 4, 5, 6, 7])
      pages.push(namesOf(await products(`page=${String(page)}&limit=10`)));
    expect(pages.map((names) => names.length)).toEqual([10, 10, 10, 10, 10, 10, 8]);
    expect(new Set(pages.flat()).size).toBe(34);
  });

  it('repeatForever answers every page with the same ten', async () => {
    await setFault('products', 'repeatForever');
    const first = await products('page=1&limit=10');
    expect(rowsOf(first)).toHaveLength(10);
    expect(rowsOf(await products('page=77&limit=10'))).toEqual(rowsOf(first));
    expect(rowsOf(await products('page=1&search=royal'))).toHaveLength(10);
  });

  it.each(['orders', 'cart'] as const)('many makes 5,000 of the %s', async (endpoint) => {
    const token = await logIn(email, password);
    await ask('POST', '/cart/add', {
      token,
      json: { userId, products: [{ productId: '6602b5d3c8ea2f6019000001', quantity: 1 }] },
    });
    await setFault(endpoint, 'many');
    const path = endpoint === 'orders' ? '/api/user/orders?page=500&limit=10' : `/api/user/cart/${userId}`;
    const body = (await ask('GET', path, { token })).body as {
      orders?: { _id: string }[];
      products?: { productId: string }[];
    };
    if (body.orders) expect(body.orders).toHaveLength(10);
    else expect(new Set(body.products?.map(({ productId }) => productId)).size).toBe(5000);
  });
});

describe('servers that read only forms', () => {
  const form = { email, password };

  it('formOnly does not see JSON', async () => {
    await setFault('login', 'formOnly');
    const reply = await login();
    expect([reply.status, reply.body]).toEqual([400, { message: 'Email and password are required.' }]);
    expect((await ask('POST', '/api/user/login', { form })).status).toBe(200);
  });

  it('alternateNames sees only the other names', async () => {
    await setFault('resetPassword', 'alternateNames');
    await ask('POST', '/api/user/forgot-password', { json: { email } });
    const OTP = worldNamed().inbox[0]?.otp ?? '';
    const fields = { OTP, newPassword: 'x', confirmPassword: 'x' };
    const reset = (question: Question): Promise<Reply> => ask('POST', '/api/user/reset-password', question);
    expect((await reset({ json: fields })).body).toEqual({
      message: expect.stringContaining('required') as string,
    });
    expect((await reset({ form: fields })).body).toEqual({
      message: expect.stringContaining('required') as string,
    });
    expect((await reset({ form: { email, OTP, password: 'x', confirm_password: 'x' } })).status).toBe(200);
  });
});

describe('scenarios', () => {
  const outcomes: Record<(typeof SCENARIO_NAMES)[number], (reply: Reply) => unknown> = {
    normal: ({ status }) => status === 200,
    empty: (reply) => rowsOf(reply).length === 0,
    slow: ({ status }) => status === 200,
    failing: ({ status }) => status === 500,
    unauthorized: ({ status }) => status === 401,
    reset: ({ status }) => status === 0,
    malformed: ({ status, body }) => status === 200 && body === undefined,
    duplicates: (reply) => new Set(namesOf(reply)).size === 5,
    many: ({ body }) => (body as { total: number }).total === 5000,
  };

  it.each(SCENARIO_NAMES)('%s is what it says', async (scenario) => {
    await control('scenario', { scenario });
    vi.useFakeTimers();
    const pending = products();
    await vi.advanceTimersByTimeAsync(3000);
    expect(outcomes[scenario](await pending)).toBe(true);
  });

  it('unauthorized leaves the third parties alone', async () => {
    await control('scenario', { scenario: 'unauthorized' });
    expect((await ask('GET', `${ORIGIN}/__mock/animation.json`)).status).toBe(200);
  });

  it('ends the faults that were set before it', async () => {
    await setFault('products', 500);
    await control('scenario', { scenario: 'normal' });
    expect((await products()).status).toBe(200);
  });
});

it('every fault can happen to every call, and a world outlives it', async () => {
  const paths = Object.entries(endpoints).map(
    ([name, path]) => [name, path.replace(':userId', userId)] as const,
  );
  const methods: Partial<Record<string, string>> = {
    orders: 'GET',
    profile: 'GET',
    cart: 'GET',
    products: 'GET',
    cartDelete: 'DELETE',
    cartClear: 'DELETE',
  };
  const quick = FAULT_KINDS.filter((kind) => !['hang', 'slow', 'cut'].includes(kind));
  for (const fault of quick) {
    resetWorld();
    const token = await logIn(email, password);
    await setFault('*', fault);
    for (const [name, path] of paths) {
      const reply = await ask(methods[name] ?? 'POST', path, {
        token,
        ...(methods[name] !== 'GET' && { json: { userId } }),
      });
      expect([0, 200, 201, 400, 401, 404], `${fault} × ${name}`).toContain(reply.status);
    }
    await control('clear-faults');
    expect((await ask('GET', '/profile', { token })).status).toBe(200);
  }
});
