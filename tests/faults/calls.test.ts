import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAnimation } from '../../src/api/animation';
import { login, register } from '../../src/api/auth';
import { addToCart, clearCart, fetchCart, removeFromCart } from '../../src/api/cart';
import { sendMessage } from '../../src/api/email';
import { endpoints } from '../../src/api/endpoints';
import { ApiError } from '../../src/api/errors';
import { fetchOrders, placeOrder } from '../../src/api/orders';
import { fetchProducts } from '../../src/api/products';
import { fetchProfile } from '../../src/api/profile';
import { requestReset, resendOtp, resetPassword, verifyOtp } from '../../src/api/recovery';
import { getSession, refreshSession } from '../../src/api/sessionStore';
import { setLogoutHandler } from '../../src/api/unauthorized';
import { env } from '../../src/config/env';
import type { CallName, Fault, FaultKind } from '../../src/mocks/faults';
import { createHandlers } from '../../src/mocks/handlers';
import {
  DEMO_ACCOUNT,
  fillCart,
  inbox,
  mockServer,
  seedProducts,
  sentRequests,
  setFault,
} from '../../src/mocks/node';
import { storeSession } from '../helpers/app';
import { expectLogged } from '../helpers/console';

const { id: userId, email, password } = DEMO_ACCOUNT;
const productId = seedProducts[0]?.id ?? '';
const account = { name: 'Ada', email: 'ada@example.com', password: 'Quiet-Water-3' };
const purchase = {
  userId,
  items: [{ productId, name: 'Classic Musk', price: 145, quantity: 1, imageUrl: '/a.jpg' }],
  paymentMethod: 'Online',
  paymentStatus: 'Successful',
} as const;
const newestCode = (): string => inbox().at(-1)?.otp ?? '';

/** Each call of the shop, made as by a customer with a session, a cart and a code. */
const CALLS: Readonly<Record<CallName, () => Promise<unknown>>> = {
  login: () => login({ email, password }),
  register: () => register(account),
  forgotPassword: () => requestReset(email),
  resetPassword: () =>
    resetPassword({ email, otp: newestCode(), newPassword: password, confirmPassword: password }),
  verifyOtp: () => verifyOtp(email, newestCode()),
  updateOtp: () => resendOtp(email),
  orders: () => fetchOrders({ page: 1, userId }),
  order: () => placeOrder(purchase),
  profile: () => fetchProfile(),
  cart: () => fetchCart(userId),
  cartAdd: () => addToCart(userId, productId),
  cartDelete: () => removeFromCart(userId, productId),
  cartClear: () => clearCart(userId),
  products: () => fetchProducts({ search: '', page: 1 }),
  email: () => sendMessage({ name: account.name, email: account.email, message: 'Hello' }),
  animation: () => fetchAnimation(new AbortController().signal),
};
const callNames = Object.keys(CALLS) as CallName[];

/** What an earlier visit has left in storage. */
const STORED = { cart: '[]', lastOrder: '{}', resetEmail: email };
const SHAPE = { failure: 'shape', status: undefined, outcomeUnknown: true };
/** The calls that read more of their answer than a message. */
const READ: readonly CallName[] = ['login', 'profile', 'order', 'orders', 'products', 'cart', 'animation'];

/** How many rows of a faulty list are kept, out of ten orders, ten products and two cart rows. */
const ROWS = {
  orders: { wrongTypes: 0, nulls: 0, missing: 0, extra: 10, markup: 10, NaN: 10, duplicates: 10, many: 10 },
  products: { wrongTypes: 0, nulls: 0, missing: 0, extra: 10, markup: 10, NaN: 0, duplicates: 5, many: 10 },
  cart: { wrongTypes: 2, nulls: 2, missing: 2, extra: 2, markup: 2, NaN: 2, duplicates: 4, many: 5000 },
} as const;
const lists = Object.entries(ROWS).flatMap(([call, faults]) =>
  Object.entries(faults).map(([fault, count]) => [call, fault, count] as [CallName, FaultKind, number]),
);

const inStorage = (): object => Object.fromEntries(Object.entries(localStorage));
const RECOVERY: readonly CallName[] = ['forgotPassword', 'resetPassword', 'verifyOtp', 'updateOtp'];
const isApi = (call: CallName): boolean => call in endpoints;
/** Makes a call with a fault. @returns its result, or the properties of its error */
async function outcomeOf(call: CallName, fault: Fault): Promise<unknown> {
  setFault({ endpoint: call, fault });
  return CALLS[call]().catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const { failure, status, outcomeUnknown } = error;
    return { failure, status, outcomeUnknown };
  });
}

/** Every call and answer, with a customer who has a session, a cart and a code. */
beforeEach(async () => {
  mockServer.use(...createHandlers('intercepted', env.animationUrl));
  fillCart({ 'Classic Musk': 1, 'Amber Nights': 2 });
  await requestReset(email);
  storeSession();
  refreshSession();
  for (const [key, value] of Object.entries(STORED)) localStorage.setItem(key, value);
});

describe('a refusal with 401', () => {
  it.each(callNames)('of %s ends the session if it comes from the API', async (call) => {
    const sentAway = vi.fn();
    const takeBack = setLogoutHandler(sentAway);
    const stored = inStorage();
    expect(await outcomeOf(call, 401)).toEqual({ failure: 'status', status: 401, outcomeUnknown: false });
    expect(sentRequests(call)).toHaveLength(call === 'forgotPassword' ? 2 : 1);
    expect(sentAway.mock.calls).toEqual(isApi(call) ? [[true]] : []);
    expect(getSession() === null).toBe(isApi(call));
    const left = RECOVERY.includes(call) ? { resetEmail: email } : {};
    expect(inStorage()).toEqual(isApi(call) ? left : stored);
    takeBack();
  });
});

describe('an answer with status 200 that is a page of HTML', () => {
  it.each(callNames)('fails %s, which reads its data', async (call) => {
    const stored = inStorage();
    expect(await outcomeOf(call, 'html')).toEqual(READ.includes(call) ? SHAPE : undefined);
    expect(inStorage()).toEqual(stored);
  });

  it.each(['empty', 'truncated'] as const)('fails %s too', async (fault) => {
    expect(await outcomeOf('orders', fault)).toEqual(SHAPE);
  });
});

describe('a malformed answer', () => {
  it.each(lists)('of %s, %s, has %i readable rows', async (call, fault, count) => {
    const came = (await outcomeOf(call, fault)) as readonly unknown[] | { rows: readonly unknown[] };
    expect('rows' in came ? came.rows : came).toHaveLength(count);
    if (count === 0) expectLogged(/^Left out of \w+: bad rows/);
  });

  it.each(['wrongTypes', 'nulls', 'missing'] as const)('of login and profile, %s, fails', async (fault) => {
    for (const call of ['login', 'profile'] as const) expect(await outcomeOf(call, fault)).toEqual(SHAPE);
  });

  it.each(['extra', 'markup'] as const)('of login and profile, %s, is accepted', async (fault) => {
    expect(await outcomeOf('login', fault)).toMatchObject({ user: { id: userId } });
    expect(await outcomeOf('profile', fault)).toMatchObject({ id: userId });
  });
});
