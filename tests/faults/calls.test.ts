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
import type { CallName, Fault } from '../../src/mocks/faults';
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

type Odd = (typeof ODD)[number] | (typeof LISTS)[number];

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

/** Answers with status 200 and odd fields. */
const ODD = ['wrongTypes', 'nulls', 'missing', 'extra', 'markup', 'stringNumbers', 'NaN'] as const;
/** Faults of lists alone. */
const LISTS = ['duplicates', 'repeatForever', 'many'] as const;
const USELESS: readonly Odd[] = ['wrongTypes', 'nulls', 'missing'];

const SHAPE = { failure: 'shape', status: undefined, outcomeUnknown: true };

/** What is read of an answer, by the fault that is in it and what the usual answer is read as. */
const READ: Partial<Record<CallName, (fault: Odd, usual: unknown) => unknown>> = {
  login: (fault, usual) => {
    if (USELESS.includes(fault)) return SHAPE;
    const token = expect.stringMatching(/^mock\./) as string;
    if (fault !== 'markup') return { ...(usual as object), token };
    const user = { id: userId, name: '<script>window.hacked=true</script>', email };
    return { user, token, message: undefined };
  },
  profile: (fault, usual) => {
    if (USELESS.includes(fault)) return SHAPE;
    return { ...(usual as object), ...(fault === 'markup' && { name: HOSTILE }) };
  },
  order: () => {
    const order = answered('order').order as Record<string, unknown>;
    // Names that would reach a prototype are no fields.
    return Object.fromEntries(Object.entries(order).filter(([name]) => !REACHING.includes(name)));
  },
  animation: () => answered('animation'),
  orders: (fault, usual) => {
    const { rows, rawCount } = usual as Rows;
    if (USELESS.includes(fault)) return { rows: [], rawCount };
    if (fault === 'duplicates') return { rows: twice(rows).slice(0, rawCount), rawCount };
    if (fault === 'markup') {
      const odd = { status: expect.any(String) as string, paymentStatus: expect.any(String) as string };
      const items = expect.any(Array) as object[];
      const [first, ...others] = rows.map((row) => ({ ...row, ...odd, items }));
      return { rows: [{ ...first, status: HOSTILE }, ...others], rawCount };
    }
    if (fault !== 'NaN') return usual;
    const without = ({ items, ...row }: Rows['rows'][number]): object => ({
      ...row,
      total: null,
      items: items?.map((item) => ({ ...item, ...unpriced })),
    });
    return { rows: rows.map(without), rawCount };
  },
  products: (fault, usual) => {
    const { rows, rawCount } = usual as Rows;
    if (USELESS.includes(fault) || fault === 'NaN') return { rows: [], rawCount };
    if (fault === 'duplicates') return { rows: rows.slice(0, rawCount / 2), rawCount };
    if (fault !== 'markup') return usual;
    const texts = { name: expect.any(String) as string, description: expect.any(String) as string };
    const [first, ...others] = rows.map((row) => ({ ...row, ...texts }));
    return { rows: [{ ...first, name: HOSTILE }, ...others], rawCount };
  },
  cart: (fault, usual) => {
    const rows = usual as Rows['rows'];
    if (USELESS.includes(fault)) return rows.map(() => blank);
    switch (fault) {
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
const readCalls = Object.keys(READ) as (keyof typeof READ)[];
const listCalls = ['orders', 'products', 'cart'] as const;
const RECOVERY: readonly CallName[] = ['forgotPassword', 'resetPassword', 'verifyOtp', 'updateOtp'];
const isApi = (call: CallName): boolean => call in endpoints;
/** What is logged of rows that are left out; of the cart none is. */
const LEFT_OUT: Partial<Record<CallName, RegExp>> = {
  orders: /^Left out of orders: bad rows: 33$/,
  products: /^Left out of products: bad rows: 10$/,
};

/** Makes a call with a fault. @returns what it gives, or what is told of the failure */
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
  mockServer.use(...createHandlers({ animation: env.animationUrl }));
  fillCart({ 'Classic Musk': 1, 'Amber Nights': 2 });
  await requestReset(email);
  storeSession();
  refreshSession();
  for (const [key, value] of Object.entries(STORED)) localStorage.setItem(key, value);
});

describe('a refusal with 401', () => {
  it.each(callNames)('of %s ends the session where it is the API that refuses', async (call) => {
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
  it.each(callNames)('of %s fails where something is read of it', async (call) => {
    const stored = inStorage();
    expect(await outcomeOf(call, 'html')).toEqual(call in READ ? SHAPE : undefined);
    expect(inStorage()).toEqual(stored);
  });

  it.each(['empty', 'truncated'] as const)('or %s fails likewise', async (fault) => {
    expect(await outcomeOf('orders', fault)).toEqual(SHAPE);
  });
});

describe('an odd answer', () => {
  const odd = readCalls.flatMap((call) => ODD.map((fault): [CallName, Odd] => [call, fault]));
  const lists = listCalls.flatMap((call) => LISTS.map((fault): [CallName, Odd] => [call, fault]));

  it.each([...odd, ...lists])('of %s, %s, is read as far as it can be', async (call, fault) => {
    const read = READ[call];
    const usual = read?.length === 2 ? await CALLS[call]() : undefined;
    const came = await outcomeOf(call, fault);
    expect(came).toEqual(read?.(fault, usual));
    const isDropped = USELESS.includes(fault) || (fault === 'NaN' && call === 'products');
    if (isDropped && LEFT_OUT[call]) expectLogged(LEFT_OUT[call]);
  });
});
