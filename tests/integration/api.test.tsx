import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#api/endpoints';
import { ApiError, isAborted } from '#api/errors';
import { formEncoded, send } from '#api/send';
import { REQUEST_TIMEOUT_MS } from '#config/constants';
import { keysOf } from '#lib/tables';
import { MOCK_API_PATH } from '#mocks/paths';
import * as recovery from '#pages/recovery/api';
import * as cart from '#shop/cart/api';
import { failureText } from '#shop/forms/failureText';
import * as email from '#shop/mail/email';
import { fetchOrders, sendOrder } from '#shop/orders/api';
import type { OrderRequest } from '#shop/orders/order';
import { fetchProducts } from '#shop/products/api';
import * as auth from '#shop/session/api';
import { fetchProfile } from '#shop/session/api';
import { getSession, setLogoutHandler, startSession } from '#shop/session/sessionStore';
import { answerCall, answerJson } from '../helpers/api';
import { signIn } from '../helpers/app';
import { DEMO_ACCOUNT, mockServer, sentRequests, setFault } from '../helpers/mock';

const HEX = '64b0c1d2e3f4a5b6c7d8e9f0';
const ACCOUNT = { name: 'Ada', email: 'ada@example.com', password: 'secret' };
const RESET = { email: 'ada@example.com', otp: '123456', newPassword: 'new', confirmPassword: 'new' };
const ORDER: OrderRequest = {
  userId: DEMO_ACCOUNT.id,
  items: [{ productId: HEX, name: 'Oud', price: 12.5, quantity: 2, imageUrl: '/a.jpg' }],
  paymentMethod: 'Online',
  paymentStatus: 'Successful',
};
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof ApiError) return outcome;
  throw new Error(`no ApiError: ${String(outcome)}`);
}

const NO_TEXTS = { answered: () => '', unreachable: '' };

/** The server's text that a form shows for an error; undefined for none. */
const shownText = (error: unknown): string | undefined => failureText(error, NO_TEXTS) || undefined;

type Name = keyof typeof endpoints;

const USER = DEMO_ACCOUNT.id;
const LOGIN = { email: ACCOUNT.email, password: ACCOUNT.password };
const CODE = '123456';
const ADDED = { userId: USER, products: [{ productId: HEX, quantity: 1 }] };
const REMOVED = { userId: USER, productId: HEX };
const NEW_PASSWORD = { OTP: CODE, newPassword: 'new', confirmPassword: 'new' };
const SENT = { email: ACCOUNT.email, otp: expect.stringMatching(/^[1-9]\d{5}$/) as string };
const OF_USER = { page: '2', limit: '10', userId: USER };
/** What an earlier visit has left in storage. */
const LEFT_BEHIND = { cart: '[]', lastOrder: '{}', resetEmail: ACCOUNT.email };
const RECOVERY: readonly Name[] = ['forgotPassword', 'resetPassword', 'verifyOtp', 'updateOtp'];
const NEWER = { user: { id: 'u2', name: 'Ben', email: 'ben@example.com' }, token: 'newer' };
const FOUND = { search: 'oud & musk', page: '3', limit: '10' };

interface Call {
  /** Method, path and rule. */
  line: string;
  make: () => Promise<unknown>;
  query?: object;
  body?: object;
}

/** Every call, and what it sends. */
const CALLS: Readonly<Record<Name, Call>> = {
  login: { line: 'POST /api/user/login', make: () => auth.sendLogin(LOGIN), body: LOGIN },
  register: { line: 'POST /api/user/register', make: () => auth.register(ACCOUNT), body: ACCOUNT },
  forgotPassword: {
    line: 'POST /api/user/forgot-password',
    make: () => auth.requestReset(ACCOUNT.email),
    body: { email: ACCOUNT.email },
  },
  resetPassword: {
    line: 'POST /api/user/reset-password',
    make: () => recovery.resetPassword(RESET),
    body: NEW_PASSWORD,
  },
  verifyOtp: {
    line: 'POST /api/user/verify-otp',
    make: () => recovery.verifyOtp(ACCOUNT.email, CODE),
    body: { email: ACCOUNT.email, otp: CODE },
  },
  updateOtp: { line: 'POST /api/user/update-otp', make: () => recovery.resendOtp(ACCOUNT.email), body: SENT },
  orders: {
    line: 'GET /api/user/orders',
    make: () => fetchOrders({ page: 2, userId: USER }),
    query: OF_USER,
  },
  profile: { line: 'GET /profile', make: () => fetchProfile() },
  cart: { line: `GET /api/user/cart/${USER}`, make: () => cart.fetchCart(USER) },
  cartAdd: { line: 'POST /cart/add', make: () => cart.addToCart(USER, HEX), body: ADDED },
  cartDelete: { line: 'DELETE /cart/delete', make: () => cart.removeFromCart(USER, HEX), body: REMOVED },
  cartClear: { line: `DELETE /cart/clear/${USER}`, make: () => cart.clearCart(USER) },
  order: { line: 'POST /api/user/order', make: () => sendOrder(ORDER), body: ORDER },
  products: {
    line: 'GET /products',
    make: () => fetchProducts({ search: FOUND.search, page: 3 }),
    query: FOUND,
  },
};
const names = keysOf(CALLS);

describe.each(names.map((name) => ({ name, ...CALLS[name] })))(
  'the call $name: $line',
  ({ name, line, make, query = {}, body }) => {
    it('has its method, path, query, payload and headers, and sends the stored token', async () => {
      const { token } = signIn();
      setFault({ endpoint: name, fault: 200, body: {} });
      await make().catch(() => undefined);
      const [sent, ...more] = sentRequests(name);
      expect(more).toEqual([]);
      const [method, path = ''] = line.split(' ');
      const authorization = `Bearer ${token}`;
      expect(sent).toMatchObject({ method, path: MOCK_API_PATH + path, query, authorization });
      expect(sent?.contentType ?? null).toBe(body ? JSON_TYPE : null);
      expect(sent?.body).toEqual(body ?? {});
    });

    it('answered with 401 is not repeated and ends the session, unless it is the login; a recovery keeps its e-mail', async () => {
      signIn();
      for (const [key, value] of Object.entries(LEFT_BEHIND)) localStorage.setItem(key, value);
      const before = { ...localStorage };
      const left = vi.fn();
      setLogoutHandler(left);
      setFault({ endpoint: name, fault: 401 });
      const refused = { failure: 'status', status: 401, outcomeUnknown: false };
      expect(await failureOf(make())).toMatchObject(refused);
      expect(sentRequests(name)).toHaveLength(1);
      const ends = name !== 'login';
      expect(left.mock.calls).toEqual([[ends]]);
      expect(getSession() === null).toBe(ends);
      const kept = RECOVERY.includes(name) ? { resetEmail: ACCOUNT.email } : {};
      expect({ ...localStorage }).toEqual(ends ? kept : before);
    });

    it('carries the token of the moment when it was made', async () => {
      const { token } = signIn();
      const call = CALLS[name].make().catch(() => undefined);
      startSession(NEWER);
      await call;
      // A recovery or registration is cancelled with its session.
      const isCancelled = name === 'register' || RECOVERY.includes(name);
      const carried = sentRequests(name).map(({ authorization }) => authorization);
      expect(new Set(carried)).toEqual(new Set(isCancelled ? [] : [`Bearer ${token}`]));
    });

    it("fails if it is answered with a page, which a proxy or a hotspot's login sends with status 200", async () => {
      for (const body of ['<!doctype html><p>Log in to the network</p>', '\n <html></html>']) {
        const error = await failureOf(answerWith(name, body)());
        expect(error).toMatchObject({ failure: 'shape', outcomeUnknown: true });
        expect(shownText(error)).toBeUndefined();
      }
    });

    it('fails, and is not repeated, if a 2xx answer says `success: false`', async () => {
      const error = await failureOf(answerWith(name, '{"success":false,"message":"Out of stock"}')());
      const isLogin = name === 'login';
      expect(error).toMatchObject({ failure: isLogin ? 'shape' : 'unsuccessful' });
      expect(error.outcomeUnknown).toBe(isLogin);
      expect(shownText(error)).toBe(isLogin ? undefined : 'Out of stock');
    });
  },
);

it.each([400, 404, 409, 422, 429, 500, 502, 503, 504])(
  'a call that is answered with %i fails with this status',
  async (status) => {
    setFault({ endpoint: 'profile', fault: status, body: { message: `No ${status}.` } });
    const error = await failureOf(fetchProfile());
    // The answer of a gateway does not tell what the server has done.
    expect(error).toMatchObject({ failure: 'status', status, outcomeUnknown: status > 500 });
    expect(shownText(error)).toBe(`No ${status}.`);
  },
);

/** Answers a call with status 200 and this body, like a proxy whose error page has status 200. */
function answerWith(name: Name, body: string): () => Promise<unknown> {
  answerCall(name, () => new HttpResponse(body, { headers: { 'Content-Type': JSON_TYPE } }));
  return CALLS[name].make;
}

it('every call to the API asks for JSON, which distinguishes it from a page with the same address', async () => {
  const wanted = new Map<string, string | null>();
  const note = ({ request }: { request: Request }): void => {
    wanted.set(new URL(request.url).pathname, request.headers.get('Accept'));
  };
  mockServer.use(http.all(`${MOCK_API_PATH}/*`, note));
  for (const name of names) await CALLS[name].make().catch(() => undefined);
  expect(wanted.size).toBe(names.length);
  expect([...new Set(wanted.values())]).toEqual([JSON_TYPE]);
});

describe('a malformed answer with status 200', () => {
  const NOT_JSON = ['', ' ', '{"orders":[{"_id":"a"', '<!doctype html><p>Hello</p>', 'OK'];
  const NO_LIST = [...NOT_JSON, 'null', '12', 'true', '"text"', '{}', '{"orders":{}}', '{"products":null}'];
  const NO_OBJECT = [...NOT_JSON, 'null', '12', 'true', '"text"', '[]', '[{"_id":"a"}]'];

  it.each([
    ['orders', NO_LIST],
    ['cart', [...NOT_JSON, 'null', '12', 'true', '"text"', '{"products":{}}']],
    ['products', NO_LIST],
    [
      'login',
      [...NO_OBJECT, '{}', '{"user":{"_id":"u"}}', '{"token":"t"}', '{"user":{"_id":"u"},"token":"a b"}'],
    ],
    ['profile', [...NO_OBJECT, '{}']],
    ['order', NO_OBJECT],
  ] as const)('%s: each of %j fails the call without a crash', async (name, bodies) => {
    for (const body of bodies) {
      const error = await failureOf(answerWith(name, body)());
      expect(error, body).toMatchObject({ failure: 'shape', outcomeUnknown: true });
      expect(shownText(error)).toBeUndefined();
    }
  });

  it.each([
    'register',
    'forgotPassword',
    'verifyOtp',
    'updateOtp',
    'cartAdd',
    'cartDelete',
    'cartClear',
  ] as const)('%s: the answer is not read, so the call succeeds', async (name) => {
    const bodies = NO_OBJECT.filter((body) => !body.startsWith('<'));
    for (const body of bodies) await expect(answerWith(name, body)(), body).resolves.toBeUndefined();
  });

  it.each([
    ['', undefined],
    ['{"message":"Done"', undefined],
    ['null', undefined],
    ['[]', undefined],
    ['"Done"', 'Done'],
    ['{"message":"Done"}', 'Done'],
    ['{"message":12}', undefined],
  ])(
    'resetPassword: only a message is read, so %j is a success with the message %j',
    async (body, message) => {
      expect(await answerWith('resetPassword', body)()).toBe(message);
    },
  );
});

it('a page with status 404 is no empty cart', async () => {
  answerCall('cart', () => HttpResponse.html('<html>Not found</html>', { status: 404 }));
  expect(await failureOf(cart.fetchCart(USER))).toMatchObject({ status: 404 });
});

describe('the data read from an answer', () => {
  it.each<[object]>([
    [{ id: 'u', name: 'Ada', email: 'a@b.co' }],
    [{ user: { _id: 'u', name: 'Ada', email: 'a@b.co' } }],
  ])('profile: %j', async (body) => {
    answerJson('profile', body);
    expect(await fetchProfile()).toEqual({ id: 'u', name: 'Ada', email: 'a@b.co' });
  });

  it.each([
    [{ order: { _id: 'o' }, message: 'ok' }, { _id: 'o' }],
    [
      { _id: 'o', total: 1 },
      { _id: 'o', total: 1 },
    ],
    [
      { order: 'o', total: 1 },
      { order: 'o', total: 1 },
    ],
  ])('order: %j gives its order field, or else the whole answer', async (body, order) => {
    answerCall('order', () => HttpResponse.json(body, { status: 201 }));
    expect(await sendOrder(ORDER)).toEqual(order);
  });
});

describe('form bodies', () => {
  it('escape characters that would end a field', async () => {
    const fields = { email: 'a+b&c=d@e.co', password: '100% é;#?' };
    await failureOf(send({ method: 'POST', url: endpoints.login, data: fields, ...formEncoded }));
    expect(sentRequests('login').map(({ body }) => body)).toEqual([fields]);
  });

  /** Answers the next calls so: '400 no, 500 otp' is status 400 with the message 'no', then 500 with 'otp'. */
  function answerNext(endpoint: Name, answers: string): void {
    for (const [, status, message = ''] of answers.matchAll(/(\d+) ([^,]+)/g))
      setFault({ endpoint, fault: Number(status), body: { message }, times: 1 });
  }

  it.each<[answers: string, calls: number, said: string | undefined]>([
    ['400 Email is REQUIRED', 2, undefined],
    ['400 Invalid email', 1, 'Invalid email'],
    ['422 Email is required', 1, 'Email is required'],
    [`400 <p>required${'.'.repeat(300)}`, 2, undefined],
    ['400 required, 400 still required', 2, 'still required'],
  ])('login answered with %j and then 200 is sent %i times', async (answers, calls, said) => {
    answerNext('login', answers);
    expect(await auth.sendLogin(DEMO_ACCOUNT).then(() => undefined, shownText)).toBe(said);
    expect(sentRequests('login')).toHaveLength(calls);
    if (calls === 2) expect(sentRequests('login')[1]?.contentType).toContain(FORM_TYPE);
  });

  const OTHER = { email: ACCOUNT.email, OTP: CODE, password: 'new', confirm_password: 'new' };
  const JSON_BODY = [JSON_TYPE, NEW_PASSWORD];
  const FORM_BODY = [FORM_TYPE, NEW_PASSWORD];
  const ALTERNATE = [FORM_TYPE, OTHER];
  type Row = [answers: string, bodies: unknown[], said: string | undefined];

  it.each<Row>([
    ['', [JSON_BODY], undefined],
    ['401 no', [JSON_BODY], 'no'],
    ['404 otp', [JSON_BODY], 'otp'],
    ...[400, 415, 422, 500].map((status): Row => [`${status} no`, [JSON_BODY, FORM_BODY], undefined]),
    ['400 otp, 500 otp 2', [JSON_BODY, FORM_BODY], 'otp 2'],
    ['400 otp, 400 no', [JSON_BODY, FORM_BODY], 'no'],
    ...['Field REQUIRED', 'missing field', 'Invalid Otp', 'bad password'].flatMap((said) =>
      [400, 422].map((status): Row => [
        `500 no, ${status} ${said}`,
        [JSON_BODY, FORM_BODY, ALTERNATE],
        undefined,
      ]),
    ),
    ['400 otp, 400 otp, 400 last', [JSON_BODY, FORM_BODY, ALTERNATE], 'last'],
  ])('reset-password answered with %j and then 200 sends %j', async (answers, bodies, said) => {
    answerNext('resetPassword', answers);
    setFault({ endpoint: 'resetPassword', fault: 200, body: {} });
    const outcome = await recovery.resetPassword(RESET).then(() => undefined, shownText);
    expect(outcome).toBe(said);
    expect(
      sentRequests('resetPassword').map(({ contentType, body }) => [contentType?.split(';')[0], body]),
    ).toEqual(bodies);
  });

  it('reset-password is not retried if the connection breaks', async () => {
    setFault({ endpoint: 'resetPassword', fault: 'reset', times: 1 });
    expect(await failureOf(recovery.resetPassword(RESET))).toMatchObject({ failure: 'network' });
    expect(sentRequests('resetPassword')).toHaveLength(1);
  });
});

it.each([
  ['../admin', '..%2Fadmin'],
  ['a?b#c', 'a%3Fb%23c'],
  [':userId', '%3AuserId'],
  ['José 😀', 'Jos%C3%A9%20%F0%9F%98%80'],
])('the user id %j is encoded in a path', async (id, encoded) => {
  const paths: string[] = [];
  const answer = ({ request }: { request: Request }) => {
    paths.push(new URL(request.url).pathname);
    return HttpResponse.json({ products: [] });
  };
  mockServer.use(http.all(`${MOCK_API_PATH}/*`, answer));
  await cart.fetchCart(id);
  await cart.clearCart(id);
  expect(paths).toEqual(
    [endpoints.cart, endpoints.cartClear].map((path) => MOCK_API_PATH + path.replace(':userId', encoded)),
  );
});

describe('a refusal with 401 or 403', () => {
  it.each([401, 403])(
    '%i ends the session, and several at once run the logout handler once',
    async (status) => {
      signIn();
      localStorage.setItem('cart', '[]');
      const left = vi.fn();
      setLogoutHandler(left);
      setFault({ endpoint: 'orders', fault: status });
      const calls = [1, 2, 3, 4, 5].map((page) => failureOf(fetchOrders({ page, userId: USER })));
      const errors = await Promise.all(calls);
      expect(errors.map((error) => error.status)).toEqual(Array(5).fill(status));
      expect(left).toHaveBeenCalledTimes(1);
      expect(getSession()).toBeNull();
      expect(Object.keys(localStorage)).toEqual([]);
    },
  );

  it('runs no handler that was removed or replaced', async () => {
    signIn();
    const [first, second] = [vi.fn(), vi.fn()];
    const takeBackFirst = setLogoutHandler(first);
    const takeBackSecond = setLogoutHandler(second);
    takeBackFirst();
    setFault({ endpoint: 'profile', fault: 401 });
    await failureOf(fetchProfile());
    takeBackSecond();
    await failureOf(fetchProfile());
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });
});

it.each(['products', 'orders', 'profile', 'cart'] as const)(
  'a cancelled call of %s is aborted before and during the request',
  async (name) => {
    const calls = {
      products: (signal: AbortSignal) => fetchProducts({ search: '', page: 1 }, signal),
      orders: (signal: AbortSignal) => fetchOrders({ page: 1, userId: USER }, signal),
      profile: (signal: AbortSignal) => fetchProfile(signal),
      cart: (signal: AbortSignal) => cart.fetchCart(USER, { signal }),
    };
    const before = await failureOf(calls[name](AbortSignal.abort()));
    expect([before.failure, isAborted(before), sentRequests(name).length]).toEqual(['aborted', true, 0]);
    setFault({ endpoint: name, fault: 'hang' });
    const life = new AbortController();
    const running = failureOf(calls[name](life.signal));
    await vi.waitFor(() => expect(sentRequests(name)).toHaveLength(1));
    life.abort();
    expect(await running).toMatchObject({ failure: 'aborted' });
  },
);

it.each([
  ['orders', () => fetchOrders({ page: 1, userId: USER })],
  ['email', () => email.sendOtp('a@b.co', CODE)],
] as const)(
  'a call that gets no answer for 30 seconds times out then, and not before: %s',
  async (endpoint, run) => {
    setFault({ endpoint, fault: 'hang' });
    vi.useFakeTimers();
    const ended = vi.fn();
    const call = failureOf(run()).finally(ended);
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({ failure: 'timeout', status: undefined, outcomeUnknown: true });
  },
);

describe('the e-mail service', () => {
  const message = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hello' };
  const sent = () => sentRequests('email');

  it('gets service id, template id, user id and the parameters of a message, but no token', async () => {
    signIn();
    await email.sendMessage({ ...message });
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({
      method: 'POST',
      path: '/__mock/email/api/v1.0/email/send',
      authorization: null,
      contentType: JSON_TYPE,
    });
    expect(sent()[0]?.body).toEqual({
      lib_version: expect.any(String) as string,
      service_id: 'mock-service',
      template_id: 'mock-contact',
      user_id: 'mock-public-key',
      template_params: message,
    });
  });

  it.each([201, 202, 204, 400, 401, 412, 500])(
    'fails for every status other than 200, and ends no session: %i',
    async (status) => {
      signIn();
      setFault({ endpoint: 'email', fault: status });
      expect(await failureOf(email.sendMessage(message))).toMatchObject({ failure: 'email', status });
      expect(getSession()).not.toBeNull();
    },
  );

  it('fails for a page', async () => {
    mockServer.use(http.post('*/email/send', () => new HttpResponse('<html>Log in to the network</html>')));
    expect(await failureOf(email.sendMessage(message))).toMatchObject({ failure: 'shape' });
  });
});

it('an error contains nothing of the data sent or received', async () => {
  const { token } = signIn();
  setFault({ endpoint: '*', fault: 500, body: { message: 'the password was secret' } });
  for (const name of names) {
    const error = await failureOf(CALLS[name].make());
    const words = `${error} ${error.stack ?? ''}`;
    for (const secret of [token, 'secret', ACCOUNT.email, USER]) expect(words).not.toContain(secret);
    expect(Object.keys(error).sort()).toEqual(['body', 'failure', 'name', 'status']);
  }
});
