import { describe, expect, it } from 'vitest';
import type { ShownRow } from '#shop/cart/rows';
import { orderedRows, requestOf } from '#shop/checkout/runOrder';
import {
  findSentOrder,
  idsOfLastOrder,
  isNewestFirst,
  newestFirst,
  type Order,
  type OrderItem,
} from '#shop/orders/order';
import { first } from '../../../helpers/goods';

const ID = 'c'.repeat(24);

function row(part: Partial<ShownRow> = {}): ShownRow {
  return {
    productId: ID,
    name: first.name,
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
    body: undefined,
  };
}

describe('the order request', () => {
  it('has exactly the specified fields, with prices in dollars', () => {
    expect(requestOf('u1', [row()])).toEqual({
      userId: 'u1',
      items: [{ productId: ID, name: first.name, price: 145.5, quantity: 2, imageUrl: '/musk.webp' }],
      paymentMethod: 'Online',
      paymentStatus: 'Successful',
    });
  });

  it("has the placeholder's address for a row without a picture", () => {
    expect(requestOf('u1', [row({ image: null })]).items[0]?.imageUrl).toBe('/placeholder.svg');
  });

  it.each([
    [`data:image/png;base64,${'a'.repeat(1978)}`, true],
    [`data:image/png;base64,${'a'.repeat(1979)}`, false],
    [`https://img.example/${'a'.repeat(3000)}.webp`, true],
  ])('has a picture unless its address is a long one of data: %#', (image, isSent) => {
    const sent = requestOf('u1', [row({ image })]).items[0]?.imageUrl;
    expect(sent).toBe(isSent ? image : '/placeholder.svg');
  });

  it("keeps ids unchanged, including 'prod_'", () => {
    expect(requestOf('u1', [row({ productId: 'prod_1' })]).items[0]?.productId).toBe('prod_1');
  });

  it('excludes rows with an invalid id and rows that are not shown', () => {
    const rows = [row({ productId: 'short' }), row({ name: '' }), { ...row(), price: null }, row()];
    expect(orderedRows(rows)).toEqual([row()]);
  });
});

it('newest first sorts by date, and puts orders without a date last, in the given order', () => {
  const given = [order('x', null), order('old', '2024-01-01'), order('y', null), order('new', '2026-01-01')];
  expect(newestFirst(given).map(({ id }) => id)).toEqual(['new', 'old', 'x', 'y']);
});

describe('a first page of orders', () => {
  const [older, newer, undated] = [order('a', '2025-01-01'), order('b', '2025-02-01'), order('c', null)];
  it.each([
    [true, 'the newest is first', [newer, older]],
    [true, 'it is empty', []],
    [false, 'the oldest is first', [older, newer]],
    [false, 'one has no date', [newer, undated]],
  ])('is known to have the newest ones: %s if %s', (is, _when, orders) => {
    expect(isNewestFirst(orders)).toBe(is);
  });
});

describe('an order that was sent', () => {
  const SENT_AT = Date.UTC(2026, 0, 1, 12, 0, 0, 500);
  const items = [{ productId: ID, quantity: 2, price: 100 }];
  const ITEM = { productId: ID, name: 'Oud', quantity: 2, price: 100, image: null };
  const found = (change: Partial<Order>, items: Partial<OrderItem> = {}): Order => ({
    ...order('new', new Date(SENT_AT + 1000).toISOString()),
    items: [{ ...ITEM, ...items }],
    ...change,
  });

  const sentIn = (ms: number, change: Partial<Order> = {}): Order =>
    found({ createdAt: new Date(SENT_AT + ms), ...change });
  const IN_TWO = [1, 1].map((quantity) => ({ ...ITEM, quantity }));
  const UNREADABLE = { items: [], isPartial: true };

  type Case = [what: string, placed: Order, known: readonly string[] | null, found: string];
  it.each<Case>([
    ['a moment later', found({}), ['old'], 'new'],
    ['in the same second, with a date in whole seconds', sentIn(-500), [], 'new'],
    ['a moment later, if this visit had listed no orders before', found({}), null, 'unclear'],
    ['before it was sent: clocks may differ', sentIn(-240_000), [], 'unclear'],
    ['later than now: clocks do differ', sentIn(3_600_000), [], 'unclear'],
    ['without a date', found({ createdAt: null }), [], 'unclear'],
    ['before it, which this visit has listed', found({ id: 'old' }), ['old'], 'notFound'],
    ['before it, which is the last order', found({ id: 'last' }), [], 'notFound'],
    ['a moment later, with the pieces in two rows', found({ items: IN_TWO }), [], 'new'],
    ['with another quantity', found({}, { quantity: 1 }), [], 'notFound'],
    ['with prices but no ids', found({}, { productId: '' }), [], 'new'],
    ['without its items in the list', found({ items: [] }), [], 'unclear'],
    ['with an item that can’t be read', found(UNREADABLE), [], 'unclear'],
    ['before it, with an item that can’t be read', sentIn(-240_000, UNREADABLE), [], 'notFound'],
    ['with as many pieces, other prices and no ids', found({}, { productId: '', price: 90 }), [], 'unclear'],
  ])('is found among the newest if one with the same items is placed %s', (_what, placed, knownIds, is) => {
    const earlierIds = [...(knownIds ?? []), ...idsOfLastOrder({ orderId: 'last' })];
    const sent = { items, sentAt: SENT_AT, earlierIds, hasListed: knownIds !== null };
    const outcome = findSentOrder(
      [found({ id: 'another' }, { name: 'Musk', productId: 'f'.repeat(24) }), placed],
      sent,
      SENT_AT + 60_000,
    );
    expect(typeof outcome === 'string' ? outcome : outcome.id).toBe(is);
  });
});
