import { beforeEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '#config/constants';
import { readCart } from '#shop/cart/api';
import { removeIncomplete } from '#shop/cart/removeIncomplete';
import type { CartRow } from '#shop/cart/rows';
import { currentCart, type Cart } from '#shop/cart/cart';
import { changeQuantity } from '#shop/cart/quantity';
import { currentCheckout } from '#shop/checkout/checkout';
import { withSent } from '#shop/checkout/pendingChanges';
import { placeOrder } from '#shop/checkout/placeOrder';
import { endSession, startSession } from '#shop/session/sessionStore';
import { CartServer, FAULTS, isDone, type Fault, type WireRow } from '../helpers/cartServer';
import { holdLock, installLocks, removeLocks } from '../helpers/locks';
import { mockServer } from '../helpers/mock';
import { randomOf, type Random } from '../helpers/random';

const hex = (digit: number): string => String(digit).repeat(24);

/** Products for the cart. The third has an id with a prefix. */
const PRODUCTS = [
  { productId: hex(1), name: 'Amber', price: 12.5, quantity: 1 },
  { productId: hex(2), name: 'Musk', price: 0.1, quantity: 1 },
  { productId: `prod_${hex(3)}`, name: 'Oud', price: 1250, quantity: 1 },
] as const;
type Row = (typeof PRODUCTS)[number];

/** Rows of an old cart, including some that can't be shown. */
const OLD_ROWS: readonly WireRow[] = [
  { ...PRODUCTS[0], quantity: 2 },
  PRODUCTS[2],
  { productId: 'long-enough', name: 'Iris', price: 3, quantity: 1 },
  { productId: hex(8), name: 'Hidden', price: null, quantity: 4 },
  { productId: '', name: 'No id', price: 7, quantity: 1 },
];

const seeds = (count: number): number[] => Array.from({ length: count }, (_, index) => 26_1121 + index);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Opens the cart of a customer who has just logged in. */
async function open(rows: readonly WireRow[]) {
  startSession({ user: { id: 'u1', name: 'Ada', email: 'ada@example.com' }, token: 'token' });
  const server = new CartServer(PRODUCTS);
  server.rows = [...rows];
  mockServer.use(...server.handlers);
  const store = currentCart();
  const checkout = currentCheckout();
  if (!store || !checkout) throw new Error('no customer');
  const stop = store.start();
  await until(store, () => store.state.status === 'ready');
  server.takeRequests();
  return { store, checkout, server, stop };
}

/** Resolves once the cart is in this state. */
function until(store: Cart, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!isSo()) return;
      stop();
      resolve();
    };
    const stop = store.view.store.subscribe(look);
    look();
  });
}

function readRow(sent: WireRow): CartRow {
  const [row] = readCart([sent]);
  if (!row) throw new Error('no row');
  return row;
}
const add = (store: Cart, row: WireRow) => store.add({ ...readRow(row), id: row.productId });

/** A press of Buy Now. */
const buyNow = (rows: readonly CartRow[]) => ({ rows, isCart: false, listedIds: null });

/** Does something to the cart without waiting for it. */
function act({ pick }: Random, store: Cart): Promise<unknown> {
  const row = pick<Row>(PRODUCTS);
  const what = pick(['add', 'add', 'fewer', 'fewer', 'more', 'remove', 'clear', 'load']);
  if (what === 'fewer' || what === 'more')
    return changeQuantity(store, row.productId, what === 'more' ? 1 : -1);
  if (what === 'load') return store.load();
  if (what === 'add') return add(store, row);
  if (what === 'clear') store.clear();
  else store.remove(row.productId);
  return store.queue.idle();
}

/** The rows in any order. */
const sorted = (rows: readonly CartRow[]): string[] =>
  rows
    .map(({ productId, name, price, quantity }) => JSON.stringify([productId, name, price, quantity]))
    .sort();

describe.each(FAULTS)('the fault %s', (fault) => {
  it('of an add: the piece shows only if the server has it, which the cart tells after a lost answer', async () => {
    const { store, server, stop } = await open(OLD_ROWS);
    server.faults = [fault];
    expect((await add(store, PRODUCTS[1])) === 'added').toBe(isDone(fault));
    const shown = store.state.rows.some(({ name }) => name === 'Musk');
    expect(shown).toBe(isDone(fault));
    stop();
  });

  it('of one more: it has failed only if the server does not have it', async () => {
    const { store, server, stop } = await open(OLD_ROWS);
    server.faults = ['none', fault];
    expect(await changeQuantity(store, PRODUCTS[0].productId, 1)).toBe(isDone(fault));
    expect(server.rows[0]).toMatchObject({ quantity: isDone(fault) ? 3 : 2 });
    stop();
  });

  it('of a removal or clearing: it holds, in the mirror too', async () => {
    const { store, server, stop } = await open(OLD_ROWS);
    server.faults = Array.from(FAULTS, () => fault);
    store.remove(PRODUCTS[0].productId);
    expect(store.state.rows.map(({ name }) => name)).not.toContain('Amber');
    removeIncomplete(store);
    expect(store.state.rows.map(({ name }) => name)).toEqual(['Oud', 'Iris']);
    await store.queue.idle();
    expect(readCart(JSON.parse(localStorage.getItem('cart') ?? ''))).toEqual(store.state.rows);
    expect(server.takeRequests()).toEqual(['DELETE /cart/delete', 'DELETE /cart/delete']);
    store.clear();
    await store.queue.idle();
    expect(store.state.rows).toEqual([]);
    stop();
  });
});

it.each([
  ['a change', 'two minutes', 120_000, (cart: Cart) => cart.whenQuiet()],
  ['a load', 'ten seconds', 10_000, (cart: Cart) => cart.load()],
])(
  '%s begins without the lock if another tab, which may sleep, keeps it for %s',
  async (_, __, ms, begin) => {
    const { store, stop } = await open([]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    installLocks();
    holdLock('cart u1');
    const done = vi.fn();
    store.onEvent = vi.fn();
    const work = begin(store).then(done);
    await vi.advanceTimersByTimeAsync(ms - 1000);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    await work;
    expect(done).toHaveBeenCalled();
    expect(store.onEvent, 'while another tab changes the cart, nothing is settled').not.toHaveBeenCalled();
    removeLocks();
    stop();
  },
);

it.each([
  ['is read: 4', [], 4],
  ['cannot be read: all 5', ['refused'], 5],
] as const)(
  'one fewer of 2 takes none of 3 that another device has added, if the cart %s',
  async (_, faults, left) => {
    const { store, server, stop } = await open([{ ...PRODUCTS[0], quantity: 2 }]);
    server.rows = [{ ...PRODUCTS[0], quantity: 5 }];
    server.faults = [...faults];
    await changeQuantity(store, PRODUCTS[0].productId, -1);
    expect(server.rows).toMatchObject([{ quantity: left }]);
    stop();
  },
);

it('two rows of one product, with two prices and ways of writing its id, are changed and removed as one', async () => {
  const { productId, name } = PRODUCTS[0];
  const { store, server, stop } = await open([
    { productId, name, price: 100, quantity: 1 },
    { productId: `prod_${productId}`, name, price: 120, quantity: 1 },
  ]);
  await changeQuantity(store, productId, 1);
  expect(store.state.rows).toEqual(readCart(server.rows));
  store.remove(productId);
  await store.queue.idle();
  expect(server.takeRequests().slice(-2)).toEqual(['DELETE /cart/delete', 'DELETE /cart/delete']);
  stop();
});

it('what is removed is not offered back if an earlier change has read it meanwhile', async () => {
  const [{ productId }, other] = PRODUCTS;
  const { store, checkout, stop } = await open(PRODUCTS.slice(0, 2));
  const items = [{ productId: PRODUCTS[2].productId, quantity: 1, price: 1 }];
  const order = { items, sentAt: Date.now(), earlierIds: [], hasListed: false };
  checkout.pending.update((all) => withSent(all, store.state.baseRows, order));
  void changeQuantity(store, other.productId, 1);
  store.remove(productId);
  await store.whenQuiet();
  await store.load();
  expect(checkout.pending.get()).toMatchObject({ orders: [{}], displaced: [] });
  stop();
});

describe('in any order', () => {
  it.each(seeds(40))('simultaneous changes leave the rows of the server (case %i)', async (seed) => {
    const random = randomOf(seed);
    const { store, server, stop } = await open(OLD_ROWS.filter(() => random.below(2) < 1));
    await Promise.all(random.many(2, 8, () => act(random, store)));
    await until(store, () => sorted(store.state.rows).join() === sorted(readCart(server.rows)).join());
    stop();
  });

  it.each(seeds(40))('nothing changes after the customer has logged out (case %i)', async (seed) => {
    const random = randomOf(seed);
    const { store, checkout, server, stop } = await open(OLD_ROWS);
    let before: readonly CartRow[] | undefined;
    let requests = random.below(4);
    // No broken connections: MSW throws such an error outside of the request if it was cancelled meanwhile.
    server.faults = random.many(1, 6, () => random.pick<Fault>(['none', 'refused', 'html']));
    server.onRequest = () => {
      requests -= 1;
      if (requests >= 0 || before) return;
      endSession();
      before = store.state.rows;
    };
    const order = placeOrder(checkout, buyNow(store.state.rows));
    await Promise.all([order, ...random.many(1, 6, () => act(random, store))]);
    await store.queue.idle();
    if (before) expect(store.state.rows).toEqual(before);
    endSession();
    expect(Object.keys(localStorage).filter((key) => key !== STORAGE_KEYS.pending)).toEqual([]);
    stop();
  });
});
