import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../../src/model/cart';
import {
  appearsTwice,
  badgeTone,
  isSentOrder,
  latestFirst,
  newestFirst,
  orderRequest,
  paymentStatusToSend,
  sumOf,
  type Order,
  type OrderItem,
} from '../../../src/model/order';

const ID = 'c'.repeat(24);

function line(part: Partial<CartLine> = {}): CartLine {
  return {
    productId: ID,
    name: 'Classic Musk',
    price: 14550,
    quantity: 2,
    image: '/musk.webp',
    description: 'White tea',
    ...part,
  };
}

function order(id: string, createdAt: string | null): Order {
  return {
    id,
    number: id,
    createdAt: createdAt === null ? null : new Date(createdAt),
    status: '',
    paymentStatus: '',
    total: null,
    items: [],
  };
}

describe('the order request', () => {
  it('has exactly the specified fields, with prices in dollars', () => {
    expect(orderRequest('u1', [line()], '/placeholder.svg')).toEqual({
      userId: 'u1',
      items: [{ productId: ID, name: 'Classic Musk', price: 145.5, quantity: 2, imageUrl: '/musk.webp' }],
      paymentMethod: 'Online',
      paymentStatus: 'Successful',
    });
  });

  it("has the placeholder's address for a row without a picture", () => {
    expect(orderRequest('u1', [line({ image: null })], '/placeholder.svg')?.items[0]?.imageUrl).toBe(
      '/placeholder.svg',
    );
  });

  it("keeps ids unchanged, including 'prod_'", () => {
    expect(orderRequest('u1', [line({ productId: 'prod_1' })], '')?.items[0]?.productId).toBe('prod_1');
  });

  it('excludes rows with an invalid id and rows that are not shown', () => {
    const lines = [line({ productId: 'short' }), line({ name: '' }), line({ price: null }), line()];
    expect(orderRequest('u1', lines, '')?.items).toHaveLength(1);
  });

  it('is undefined if no row is left', () => {
    expect(orderRequest('u1', [], '')).toBeUndefined();
    expect(orderRequest('u1', [line({ productId: 'short' })], '')).toBeUndefined();
  });

  it("sends the payment status 'Success' as 'Successful'", () => {
    expect(paymentStatusToSend('Success')).toBe('Successful');
    expect(paymentStatusToSend('Pending')).toBe('Pending');
    expect(orderRequest('u1', [line()], '', 'Success')?.paymentStatus).toBe('Successful');
  });
});

it('the sum of an order is in whole cents, with every unit', () => {
  const request = orderRequest(
    'u1',
    [line({ price: 1999, quantity: 3 }), line({ price: 29, quantity: 1 })],
    '',
  );
  expect(request && sumOf(request)).toEqual({ pieces: 4, total: 6026 });
});

describe('badge colours', () => {
  it.each([
    ['green', ['completed', 'paid', 'success', 'successful', 'delivered']],
    ['yellow', ['pending', 'processing']],
    ['red', ['cancelled', 'failed', 'unpaid']],
    ['grey', ['shipped', 'refunded', '', 'constructor', '__proto__']],
  ])('are %s for %j', (tone, statuses) => {
    for (const status of statuses) expect(badgeTone(status)).toBe(tone);
  });

  it('ignore case and white space', () => {
    expect(badgeTone(' DeLiVeReD ')).toBe('green');
  });
});

describe('newest first', () => {
  it('sorts by date, and puts orders without a date last, in the given order', () => {
    const given = [
      order('x', null),
      order('old', '2024-01-01'),
      order('y', null),
      order('new', '2026-01-01'),
    ];
    expect(newestFirst(given).map(({ id }) => id)).toEqual(['new', 'old', 'x', 'y']);
  });

  it('puts the latest order first: the newest of the first page', () => {
    const first = [order('a', '2025-01-01'), order('b', '2025-03-01'), order('x', null)];
    const all = [...first, order('c', '2026-01-01'), order('d', '2025-02-01')];
    const ids = (orders: readonly Order[]): string[] => orders.map(({ id }) => id);
    expect(ids(latestFirst(first, first))).toEqual(['b', 'a', 'x']);
    expect(ids(latestFirst(all, first))).toEqual(['b', 'c', 'd', 'a', 'x']);
    expect(latestFirst([], [])).toEqual([]);
  });
});

describe('the newest order', () => {
  const item = (name: string, quantity = 1) => ({
    productId: name === 'Oud' ? ID : `id of ${name}`,
    name,
    quantity,
    price: 100,
    image: null,
  });
  const placed = (second: number | null, names: readonly string[], total = 200): Order => ({
    ...order('x', second === null ? null : new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString()),
    total,
    items: names.map((name) => item(name)),
  });

  it.each([
    ['a moment before', placed(99, ['Oud', 'Musk']), true],
    ['with its items in another order', placed(99, ['Musk', 'Oud']), true],
    ['a minute before', placed(40, ['Oud', 'Musk']), true],
    ['more than a minute before', placed(39, ['Oud', 'Musk']), false],
    ['with another total', placed(99, ['Oud', 'Musk'], 300), false],
    ['with other items', placed(99, ['Oud', 'Oud']), false],
    ['without a date', placed(null, ['Oud', 'Musk']), false],
  ])('beside one %s appears twice only if that is the same', (_what, other, twice) => {
    const newest = placed(100, ['Oud', 'Musk']);
    expect(appearsTwice([newest, other])).toBe(twice);
    expect(appearsTwice([newest, placed(98, ['Rose']), other])).toBe(twice);
  });

  it.each([
    ['whatever the names and prices', { productId: `prod_${ID}`, name: 'Oud, renamed', price: 1 }, true],
    ['of another product', { productId: 'f'.repeat(24) }, false],
    ['in another quantity', { quantity: 2 }, false],
  ])('is compared by the products and quantities of its items: one %s', (_what, change, twice) => {
    const newest = placed(100, ['Oud']);
    const other = { ...placed(99, []), items: [{ ...item('Oud'), ...change }] };
    expect(appearsTwice([newest, other])).toBe(twice);
  });

  it('appears once if it is the only order or has no date', () => {
    expect(appearsTwice([])).toBe(false);
    expect(appearsTwice([placed(1, ['Oud'])])).toBe(false);
    expect(appearsTwice([placed(null, ['Oud']), placed(null, ['Oud'])])).toBe(false);
  });
});

describe('an order that was sent', () => {
  const SENT_AT = Date.UTC(2026, 0, 1, 12);
  const request = orderRequest(
    'u',
    [{ productId: ID, name: 'Oud', price: 100, quantity: 2, image: null, description: '' }],
    '/none.svg',
  );
  const found = (change: Partial<Order>, items: Partial<OrderItem> = {}): Order => ({
    ...order('new', new Date(SENT_AT + 1000).toISOString()),
    items: [{ productId: ID, name: 'Oud', quantity: 2, price: 100, image: null, ...items }],
    ...change,
  });

  it.each([
    ['a moment later', found({}), true],
    ['by a clock that is four minutes slow', found({ createdAt: new Date(SENT_AT - 240_000) }), true],
    ['six minutes before', found({ createdAt: new Date(SENT_AT - 360_000) }), false],
    ['without a date', found({ createdAt: null }), false],
    ['before it, which this browser knows', found({ id: 'before' }), false],
    ['with another quantity', found({}, { quantity: 1 }), false],
    ['with names but no ids', found({}, { productId: '' }), true],
  ])('is the one of the same items placed %s', (_what, candidate, isIt) => {
    if (!request) throw new Error('no request');
    expect(isSentOrder(candidate, { request, sentAt: SENT_AT, before: 'before' })).toBe(isIt);
  });
});
