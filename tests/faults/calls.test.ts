import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAnimation } from '../../src/api/animation';
import { login, messageOfError, register } from '../../src/api/auth';
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
import { REQUEST_TIMEOUT_MS } from '../../src/config/constants';
import { env } from '../../src/config/env';
import type { CallName } from '../../src/mocks/faults';
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
import { faultOf, kindsOf, type Kind } from './kinds';
import { callOf, rowNames } from './matrix';
import { comesTo, isApi, type Outcome } from './outcomes';

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

/** Each call of the shop, as a customer with a session, a cart and a code makes it. */
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
const HOSTILE = '<img src=x onerror="window.hacked=true">';

const REACHING = ['__proto__', 'constructor'];

/** What the server has answered last, as it left it. */
const answered = (call: CallName): Record<string, unknown> =>
  JSON.parse(sentRequests(call).at(-1)?.answer ?? '{}') as Record<string, unknown>;

const inStorage = (): object => Object.fromEntries(Object.entries(localStorage));

interface Rows {
  rows: readonly { items?: readonly object[] }[];
  rawCount: number;
}

const twice = <Row>(rows: readonly Row[]): Row[] => rows.flatMap((row) => [row, row]);
const unpriced = { price: null, quantity: 1 };
const blank = { productId: '', name: '', image: null, description: '', ...unpriced };
const RESET = 'Password reset successful!';

/** What is read of an answer, where anything is. */
const VALUES: Partial<Record<CallName, (kind: Kind, usual: unknown) => unknown>> = {
  login: ({ fault }, usual) => {
    const token = expect.stringMatching(/^mock\./) as string;
    if (fault !== 'markup') return { ...(usual as object), token };
    const user = { id: userId, name: '<script>window.hacked=true</script>', email };
    return { user, token, message: undefined };
  },
  profile: ({ fault }, usual) => ({ ...(usual as object), ...(fault === 'markup' && { name: HOSTILE }) }),
  resetPassword: ({ fault, sort }) =>
    sort === 'late' || ['extra', 'stringNumbers', 'NaN'].includes(String(fault)) ? RESET : undefined,
  order: () => {
    const order = answered('order').order as Record<string, unknown>;
    // Names that would reach a prototype are no fields.
    return Object.fromEntries(Object.entries(order).filter(([name]) => !REACHING.includes(name)));
  },
  animation: () => answered('animation'),
  orders: (kind, usual) => {
    const { rows, rawCount } = usual as Rows;
    if (comesTo('orders', kind) === 'bad rows') return { rows: [], rawCount };
    if (kind.fault === 'duplicates') return { rows: twice(rows).slice(0, rawCount), rawCount };
    if (kind.fault === 'markup') {
      const odd = { status: expect.any(String) as string, paymentStatus: expect.any(String) as string };
      const items = expect.any(Array) as object[];
      const [first, ...others] = rows.map((row) => ({ ...row, ...odd, items }));
      return { rows: [{ ...first, status: HOSTILE }, ...others], rawCount };
    }
    if (kind.fault !== 'NaN') return usual;
    const without = ({ items, ...row }: Rows['rows'][number]): object => ({
      ...row,
      total: null,
      items: items?.map((item) => ({ ...item, ...unpriced })),
    });
    return { rows: rows.map(without), rawCount };
  },
  products: (kind, usual) => {
    const { rows, rawCount } = usual as Rows;
    if (comesTo('products', kind) === 'bad rows') return { rows: [], rawCount };
    if (kind.fault === 'duplicates') return { rows: rows.slice(0, rawCount / 2), rawCount };
    if (kind.fault !== 'markup') return usual;
    const texts = { name: expect.any(String) as string, description: expect.any(String) as string };
    const [first, ...others] = rows.map((row) => ({ ...row, ...texts }));
    return { rows: [{ ...first, name: HOSTILE }, ...others], rawCount };
  },
  cart: ({ fault }, usual) => {
    const rows = usual as Rows['rows'];
    switch (fault) {
      case 404:
        return [];
      case 'wrongTypes':
      case 'nulls':
      case 'missing':
        return rows.map(() => blank);
      case 'NaN':
        return rows.map((row) => ({ ...row, ...unpriced }));
      case 'duplicates':
        return twice(rows);
      case 'repeatForever':
        return Array.from({ length: 5 }, () => rows).flat();
      case 'many':
        return [...rows, ...Array.from({ length: 4998 }, () => expect.any(Object) as object)];
      case 'markup':
        return rows.map((row, index) => ({
          ...row,
          name: index === 0 ? HOSTILE : (expect.any(String) as string),
          description: expect.any(String) as string,
        }));
      default:
        return usual;
    }
  },
};

/** How a call fails, by what comes out of it. */
function failureOf(call: CallName, { fault, words = '' }: Kind): object {
  const status = Number.isInteger(fault) ? fault : undefined;
  if (status !== undefined) {
    return {
      failure: 'status',
      status,
      outcomeUnknown: status === 503,
      words: (isApi(call) && words) || undefined,
    };
  }
  const failure = fault === 'hang' ? 'timeout' : fault === 'reset' || fault === 'lost' ? 'network' : 'shape';
  return { failure, status, outcomeUnknown: true, words: undefined };
}

const SUCCEEDS: readonly Outcome[] = ['done', 'markup', 'bad rows', 'none yet', 'odd file'];
const RECOVERY: readonly CallName[] = ['forgotPassword', 'resetPassword', 'verifyOtp', 'updateOtp'];
/** What is logged of rows that are left out, an order's own among them; of the cart none is. */
const LEFT_OUT: Partial<Record<CallName, RegExp>> = {
  orders: /^Left out of orders: bad rows: 33$/,
  products: /^Left out of products: bad rows: 10$/,
};

/** Makes a call until it is over, whatever time that takes. @returns the value or what is told of the failure */
async function outcomeOf(call: CallName, { fault }: Kind): Promise<unknown> {
  const isLate = fault === 'hang' || fault === 'slow';
  if (isLate) vi.useFakeTimers({ shouldAdvanceTime: true });
  const over = vi.fn();
  const already = sentRequests(call).length;
  const outcome = CALLS[call]()
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      const { failure, status, outcomeUnknown } = error;
      return { failure, status, outcomeUnknown, words: messageOfError(error) };
    })
    .finally(over);
  if (isLate) {
    await vi.waitFor(() => expect(sentRequests(call)).toHaveLength(already + 1));
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(fault === 'hang' ? REQUEST_TIMEOUT_MS : 3000);
  }
  return outcome;
}

beforeEach(async () => {
  mockServer.use(...createHandlers({ animation: env.animationUrl }));
  fillCart({ 'Classic Musk': 1, 'Amber Nights': 2 });
  await requestReset(email);
  storeSession();
  refreshSession();
  for (const [key, value] of Object.entries(STORED)) localStorage.setItem(key, value);
});

/** What comes out of every call of the API with every fault, and what becomes of the session. */
describe.each(callNames)('call: %s', (call) => {
  it.for(kindsOf(call))('$name', async (kind) => {
    const outcome = comesTo(call, kind);
    const usual = VALUES[call]?.length === 2 ? await CALLS[call]() : undefined;
    const sentAway = vi.fn();
    const takeBack = setLogoutHandler(sentAway);
    const stored = inStorage();
    const already = sentRequests(call).length;
    const message = kind.words === '' ? { message: '<html><body>Error</body></html>' } : {};
    setFault({ endpoint: call, fault: faultOf(kind), ...message });

    const came = await outcomeOf(call, kind);

    expect(came).toEqual(SUCCEEDS.includes(outcome) ? VALUES[call]?.(kind, usual) : failureOf(call, kind));
    if (outcome === 'bad rows' && LEFT_OUT[call]) expectLogged(LEFT_OUT[call]);
    const again = call === 'resetPassword' && [400, 422, 500].includes(Number(kind.fault));
    expect(sentRequests(call)).toHaveLength(already + (again ? 2 : 1));
    if (outcome === 'session over') {
      expect(sentAway.mock.calls).toEqual([[true]]);
      expect(getSession()).toBeNull();
      expect(inStorage()).toEqual(RECOVERY.includes(call) ? { resetEmail: email } : {});
    } else {
      expect(sentAway).not.toHaveBeenCalled();
      expect(inStorage()).toEqual(stored);
    }
    takeBack();
  });
});

it('has a row for every call and both third parties', () => {
  expect(new Set(rowNames.map(callOf))).toEqual(new Set(callNames));
  expect(callNames.filter(isApi).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});
