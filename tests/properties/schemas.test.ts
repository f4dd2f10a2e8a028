import fc from 'fast-check';
import { beforeEach, describe, expect, vi } from 'vitest';
import * as auth from '../../src/api/auth';
import { fetchCart, parseCart } from '../../src/api/cart';
import * as client from '../../src/api/client';
import { pathFor } from '../../src/api/endpoints';
import { ApiError } from '../../src/api/errors';
import { fetchOrders, placeOrder } from '../../src/api/orders';
import { fetchProducts } from '../../src/api/products';
import { fetchProfile } from '../../src/api/profile';
import { resetPassword } from '../../src/api/recovery';
import type { CartLine } from '../../src/model/cart';
import type { Order } from '../../src/model/order';
import type { Product } from '../../src/model/product';
import type { User } from '../../src/model/user';
import { holds } from './holds';
import { body, row, rows } from './json';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const RESET = { email: 'a@b.co', otp: '123456', newPassword: 'x', confirmPassword: 'x' };
const ORDER = { userId: 'u', items: [], paymentMethod: 'Online', paymentStatus: 'Successful' };

const CALLS: Readonly<Record<string, () => Promise<unknown>>> = {
  login: () => auth.login({ email: 'a@b.co', password: 'x' }),
  orders: () => fetchOrders({ page: 1, userId: 'u' }),
  profile: () => fetchProfile(),
  cart: () => fetchCart('u'),
  order: () => placeOrder(ORDER),
  products: () => fetchProducts({ search: '', page: 1 }),
  'reset-password': () => resetPassword(RESET),
};

/** Lets the next calls be answered so. */
function answer(given: unknown): void {
  vi.spyOn(client, 'send').mockResolvedValue(given);
  vi.spyOn(client, 'sendForm').mockResolvedValue(given);
}

describe('whatever JSON comes (17.1)', () => {
  for (const [name, call] of Object.entries(CALLS)) {
    holds(
      `${name} gives a result, or throws an ApiError of its shape and nothing else`,
      fc.asyncProperty(body, async (given) => {
        answer(given);
        await call().catch((error: unknown) => {
          expect(error).toBeInstanceOf(ApiError);
          expect(error).toMatchObject({ failure: 'shape', body: given });
        });
      }),
    );
  }

  holds(
    "a failed call's message is a text that may be shown, or none",
    fc.property(body, fc.integer({ min: 400, max: 599 }), (given, status) => {
      const error = new ApiError('status', status, given);
      const message = auth.messageOfError(error);
      expect(typeof auth.answerMentions(error, /required/i)).toBe('boolean');
      if (message === undefined) return;
      expect(message).toBe(message.trim());
      expect(message).toMatch(/^[^<]/);
      expect(message.length).toBeLessThanOrEqual(200);
    }),
  );
});

/** As the API would send what was read of it. */
const wire = {
  product: ({ id, name, description, price, image }: Product) => ({
    _id: id,
    name,
    description,
    price: price / 100,
    ...(image !== null && { imageUrl: image }),
  }),
  line: ({ productId, name, price, quantity, image, description }: CartLine) => ({
    productId,
    name,
    price: price === null ? null : price / 100,
    quantity,
    imageUrl: image,
    description,
  }),
  order: ({ id, number, createdAt, status, paymentStatus, total, items }: Order) => ({
    _id: id,
    orderId: number,
    createdAt: createdAt?.toISOString(),
    status,
    paymentStatus,
    total: total === null ? null : total / 100,
    items: items.map((item) => ({
      ...item,
      price: item.price === null ? null : item.price / 100,
      imageUrl: item.image,
    })),
  }),
  user: ({ id, name, email }: User) => ({ _id: id, name, email }),
};

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('normalising twice equals once', () => {
  holds(
    'for products',
    fc.asyncProperty(rows, async (given) => {
      answer(given);
      const once = (await fetchProducts({ search: '', page: 1 })).rows;
      answer(overTheWire({ products: once.map(wire.product) }));
      expect((await fetchProducts({ search: '', page: 1 })).rows).toEqual(once);
    }),
  );

  holds(
    'for the cart, as its mirror does',
    fc.property(rows, (given) => {
      const once = parseCart(given);
      expect(parseCart(overTheWire(once.map(wire.line)))).toEqual(once);
    }),
  );

  holds(
    'for orders',
    fc.asyncProperty(rows, rows, async (given, items) => {
      answer(given.map((order) => (isRow(order) ? { ...order, items } : order)));
      const once = (await fetchOrders({ page: 1, userId: 'u' })).rows;
      answer(overTheWire({ orders: once.map(wire.order) }));
      expect((await fetchOrders({ page: 1, userId: 'u' })).rows).toEqual(once);
    }),
  );

  holds(
    'for users',
    fc.asyncProperty(row, async (given) => {
      answer(given);
      const once = await fetchProfile().catch(() => undefined);
      if (!once) return;
      answer(overTheWire(wire.user(once)));
      expect(await fetchProfile()).toEqual(once);
    }),
  );
});

/** Texts with lone surrogates, which JSON can carry. */
const halves = fc.string({
  unit: fc.integer({ min: 0xd7f0, max: 0xe010 }).map((code) => String.fromCharCode(code)),
});

describe('the user that is read', () => {
  holds(
    'has an id that stays in its segment of a path, and can be read back from it',
    fc.asyncProperty(
      fc.oneof(fc.string({ unit: 'binary' }), halves, fc.constantFrom('.', '..', '%2e', 'a/../..')),
      async (id) => {
        answer({ _id: id });
        const user = await fetchProfile().catch(() => undefined);
        if (!user) return;
        const { pathname } = new URL(pathFor('/api/user/cart/:userId', user.id), 'https://shop.example');
        const [, ...segments] = pathname.split('/');
        expect(segments.slice(0, 3)).toEqual(['api', 'user', 'cart']);
        expect(segments.slice(3).map(decodeURIComponent)).toEqual([user.id]);
      },
    ),
  );
});
