import { beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../src/mocks/json';
import { seedProducts } from '../../../src/mocks/seed/catalogue';
import { DEMO_ACCOUNT } from '../../../src/mocks/seed/demoAccount';
import { seedOrders } from '../../../src/mocks/seed/orders';
import { resetWorld } from '../../../src/mocks/worlds';
import { ask, logIn, type Reply } from './ask';

const { id: userId, email, password } = DEMO_ACCOUNT;
const TWO_YEARS = 731 * 24 * 60 * 60 * 1000;
let token = '';

interface OrderRow extends JsonObject {
  createdAt: string;
}
interface Page {
  orders: OrderRow[];
  total: number;
}

beforeEach(async () => {
  resetWorld();
  token = await logIn(email, password);
});

const list = async (query: string): Promise<Page> =>
  (await ask('GET', `/api/user/orders?${query}`, { token })).body as Page;
const place = (json: Json): Promise<Reply> => ask('POST', '/api/user/order', { token, json });

const item = {
  productId: seedProducts[0]?.id ?? '',
  name: 'Classic Musk',
  price: 145,
  quantity: 2,
  imageUrl: '/placeholder.svg',
};
const request = { userId, items: [item], paymentMethod: 'Online', paymentStatus: 'Successful' };

describe('the demo account', () => {
  it('has 27 orders of all statuses over two years, in both styles', async () => {
    expect(seedOrders).toHaveLength(27);
    const statuses = new Set(seedOrders.map(({ status }) => status));
    const payments = new Set(seedOrders.map(({ paymentStatus }) => paymentStatus));
    for (const status of ['Pending', 'Processing', 'Delivered', 'Completed', 'Cancelled', 'Failed']) {
      expect(statuses).toContain(status);
    }
    for (const status of ['Successful', 'Paid', 'Unpaid', 'Failed', 'Pending']) {
      expect(payments).toContain(status);
    }
    const times = seedOrders.map(({ createdAt }) => Date.parse(createdAt));
    expect(Math.max(...times) - Math.min(...times)).toBeLessThan(TWO_YEARS);
    expect(new Set(seedOrders.map(({ number }) => number)).size).toBe(27);
    const { orders } = await list('limit=100');
    expect(orders.filter((order) => order.items !== undefined).length).toBeGreaterThan(15);
    expect(orders.filter((order) => order.products !== undefined).length).toBeGreaterThan(3);
  });

  it('sees them newest first, ten a page', async () => {
    const lengths = [];
    for (const number of [1, 2, 3, 4]) {
      lengths.push((await list(`page=${String(number)}&limit=10&userId=${userId}`)).orders.length);
    }
    expect(lengths).toEqual([10, 10, 7, 0]);
    const { orders, total } = await list('limit=100');
    expect(total).toBe(27);
    const dates = orders.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect((await ask('GET', '/api/user/orders?page=zero', { token })).status).toBe(400);
  });
});

describe('POST order', () => {
  it('places the order, tells its number, empties the cart, and is the newest', async () => {
    await ask('POST', '/cart/add', {
      token,
      json: { userId, products: [{ productId: item.productId, quantity: 2 }] },
    });
    const { status, body } = await place(request);
    expect(status).toBe(201);
    const year = String(new Date().getUTCFullYear());
    expect(body).toEqual({
      message: 'Order placed successfully!',
      order: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
        orderId: `AUR-${year}-000089`,
        userId,
        createdAt: expect.stringContaining(year) as string,
        status: 'Processing',
        paymentStatus: 'Successful',
        paymentMethod: 'Online',
        total: 290,
        items: [item],
      },
    });
    expect((await ask('GET', `/api/user/cart/${userId}`, { token })).body).toEqual({ userId, products: [] });
    const { orders, total } = await list('limit=10');
    expect(total).toBe(28);
    expect(orders[0]).toEqual((body as { order: JsonObject }).order);
  });

  it("takes the shop's price for a known product and the request's for another", async () => {
    const items = [
      { ...item, price: 0.01 },
      { ...item, productId: 'prod_special', price: 9.99, quantity: 1 },
    ];
    const { body } = await place({ ...request, items });
    expect(body).toMatchObject({ order: { total: 299.99 } });
  });

  it.each<[string, Json]>([
    ['no account', { ...request, userId: '' }],
    ['no items', { ...request, items: [] }],
    ['items that are no list', { ...request, items: 'all' }],
    ['an item that is none', { ...request, items: [null] }],
    ['an id that can be none', { ...request, items: [{ ...item, productId: 'short' }] }],
    ['an item without a name', { ...request, items: [{ ...item, name: '' }] }],
    ['no quantity', { ...request, items: [{ ...item, quantity: 0 }] }],
    ['a price as text', { ...request, items: [{ ...item, price: '$145.00' }] }],
    ['a negative price', { ...request, items: [{ ...item, price: -1 }] }],
  ])('refuses %s', async (_, json) => {
    const { status, body } = await place(json);
    expect(status).toBe(400);
    expect(body).toEqual({ message: expect.any(String) as string });
    expect((await list('')).total).toBe(27);
  });
});
