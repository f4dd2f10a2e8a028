import fc from 'fast-check';
import { beforeEach, describe, expect, vi } from 'vitest';
import * as auth from '../../src/api/auth';
import { fetchCart } from '../../src/api/cart';
import * as client from '../../src/api/client';
import { endpoints, fillPath } from '../../src/api/endpoints';
import { ApiError } from '../../src/api/errors';
import { fetchOrders, placeOrder } from '../../src/api/orders';
import { fetchProducts } from '../../src/api/products';
import { fetchProfile } from '../../src/api/profile';
import { resetPassword } from '../../src/api/recovery';
import { holds } from './holds';
import { body } from './json';

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

/** Makes the next calls return this answer. */
function answer(given: unknown): void {
  vi.spyOn(client, 'send').mockResolvedValue(given);
  vi.spyOn(client, 'sendForm').mockResolvedValue(given);
}

describe('for any JSON (17.1)', () => {
  for (const [name, call] of Object.entries(CALLS)) {
    holds(
      `${name} returns a result, or throws only an ApiError with the failure 'shape'`,
      fc.asyncProperty(body, async (given) => {
        answer(given);
        await call().catch((error: unknown) => {
          expect(error).toBeInstanceOf(ApiError);
          expect(error).toMatchObject({ failure: 'shape', body: given });
        });
      }),
    );
  }
});

/** Texts with lone surrogates, which JSON can contain. */
const halves = fc.string({
  unit: fc.integer({ min: 0xd7f0, max: 0xe010 }).map((code) => String.fromCharCode(code)),
});

describe('a user that was read', () => {
  holds(
    'has an id that fits in one segment of a path and can be read back from it',
    fc.asyncProperty(
      fc.oneof(fc.string({ unit: 'binary' }), halves, fc.constantFrom('.', '..', '%2e', 'a/../..')),
      async (id) => {
        answer({ _id: id });
        const user = await fetchProfile().catch(() => undefined);
        if (!user) return;
        const { pathname } = new URL(fillPath(endpoints.cart, user.id), 'https://shop.example');
        const segment = pathname.replace(endpoints.cart.replace(':userId', ''), '');
        expect(decodeURIComponent(segment)).toBe(user.id);
        expect(segment).not.toContain('/');
      },
    ),
  );
});
