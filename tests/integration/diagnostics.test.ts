import { HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fetchCart } from '../../src/shop/cart/api';
import { fetchOrders } from '../../src/shop/orders/api';
import { fetchProducts } from '../../src/shop/products/api';
import { fetchProfile, login } from '../../src/shop/session/api';
import { DEMO_ACCOUNT } from '../../src/mocks/node';
import { answerCall } from '../helpers/api';

const SECRET = 'Camille-4711';

const CALLS = {
  products: () => fetchProducts({ search: '', page: 1 }),
  orders: () => fetchOrders({ page: 1, userId: SECRET }),
  profile: () => fetchProfile(),
  cart: () => fetchCart(SECRET),
  login: () => login(DEMO_ACCOUNT),
};

/** The lines that a call writes in development for an answer. */
async function explained(name: keyof typeof CALLS, body: unknown): Promise<unknown[]> {
  vi.stubEnv('MODE', 'development');
  onTestFinished(() => void vi.unstubAllEnvs());
  const lines: unknown[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => void lines.push(line));
  answerCall(name, () => HttpResponse.json(body as object));
  await CALLS[name]().catch(() => undefined);
  return lines;
}

describe('the explanation of an unreadable answer in development', () => {
  it.each<[keyof typeof CALLS, unknown, string]>([
    [
      'profile',
      { ident: SECRET, user: { about: SECRET } },
      'GET /profile: no id, name or email; keys: ident, user',
    ],
    ['profile', [SECRET], 'GET /profile: no object; a list of 1'],
    ['profile', SECRET, 'GET /profile: no object; a string'],
    ['profile', 12, 'GET /profile: no object; a number'],
    ['profile', null, 'GET /profile: no object; nothing'],
    ['products', { rows: [SECRET] }, 'GET /products: no list; keys: rows'],
    ['orders', {}, 'GET /api/user/orders: no list; keys: none'],
    ['cart', { products: { a: SECRET } }, 'GET /api/user/cart/:userId: no list; keys: products'],
    [
      'login',
      { user: { name: SECRET }, token: SECRET },
      'POST /api/user/login: no _id, id or userId; keys: user, token',
    ],
    [
      'login',
      { user: { _id: SECRET }, token: 12 },
      'POST /api/user/login: token cannot be read; keys: user, token',
    ],
  ])('%s: %j', async (name, body, line) => {
    expect(await explained(name, body)).toEqual([line]);
  });

  it('names each row, and its fields that cannot be read', async () => {
    const good = { _id: 'a', name: 'A', price: 1 };
    expect(
      await explained('products', [good, { name: SECRET }, { id: 'b', name: 'B', price: SECRET }]),
    ).toEqual([
      'GET /products, row 2: id cannot be read, price cannot be read; keys: name',
      'GET /products, row 3: price cannot be read; keys: id, name, price',
      'Left out of GET /products: bad rows: 2',
    ]);
    expect(await explained('orders', [{ total: 1 }])).toContain(
      'GET /api/user/orders, row 1: no _id, id or orderId; keys: total',
    );
  });

  it('stops after ten rows', async () => {
    const lines = await explained('products', Array(11).fill({}));
    expect(lines).toHaveLength(11);
    expect(lines[9]).toMatch(/^GET \/products, row 10: /);
    expect(lines[10]).toBe('Left out of GET /products: bad rows: 11');
  });
});
