import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { endpoints, fillPath } from '#api/endpoints';
import { STORAGE_KEYS } from '#config/constants';
import type { CartRow } from '#shop/cart/rows';
import { currentCart } from '#shop/cart/cart';
import { changeQuantity } from '#shop/cart/quantity';
import type { Product } from '#shop/products/product';
import { refreshSession } from '#shop/session/sessionStore';
import { renderApp, signIn } from '../helpers/app';
import { expectLogged } from '../helpers/console';
import { second, third } from '../helpers/goods';
import { DEMO_ACCOUNT, fillCart, releaseHanging, sentRequests, setFault } from '../helpers/mock';
import { otherTabWrites } from '../helpers/otherTab';
import { productNamed } from '../helpers/page';

const USER = DEMO_ACCOUNT.id;

function product(name: string): Product {
  const { id, description, cents } = productNamed(name);
  return { id, name, description, price: cents, image: null };
}
const wanted = product(second.name);
const later = product(third.name);

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  stop = undefined;
});

/** Starts the demo customer's cart as the provider does. */
function startCart() {
  signIn();
  const store = currentCart();
  if (!store) throw new Error('no customer');
  stop = store.start();
  return store;
}

async function startedCart() {
  const store = startCart();
  await waitFor(() => expect(store.state.status).not.toBe('loading'));
  return store;
}

const names = (rows: readonly CartRow[]): string[] => rows.map(({ name, quantity }) => `${quantity} ${name}`);
const mirror = (): string | null => localStorage.getItem(STORAGE_KEYS.cart);

const mirrorOf = (...products: readonly Product[]): string =>
  JSON.stringify(
    products.map(({ id, name, price }) => ({ productId: id, name, price: price / 100, quantity: 1 })),
  );

it('the cart is loaded from the server if there is a user and a token, and is mirrored in dollars', async () => {
  fillCart({ [second.name]: 2 });
  const store = await startedCart();
  expect(names(store.state.rows)).toEqual([`2 ${second.name}`]);
  expect(sentRequests('cart')[0]?.path).toMatch(fillPath(endpoints.cart, USER));
  expect(JSON.parse(mirror() ?? '')).toEqual([
    expect.objectContaining({
      productId: wanted.id,
      name: second.name,
      price: second.price / 100,
      quantity: 2,
    }),
  ]);
});

describe('adding', () => {
  it.each(['', 'prod_', 'z'.repeat(24)])(
    'only warns in the console for a product with the id %j',
    async (id) => {
      const store = await startedCart();
      expect(await store.add({ ...wanted, id })).toBe('notAdded');
      expect(sentRequests('cartAdd')).toEqual([]);
      expect(store.state.rows).toEqual([]);
      expectLogged(/the product id is not valid/);
    },
  );

  it('before the cart has loaded loses none of it, and mirrors no incomplete cart to other tabs', async () => {
    fillCart({ [third.name]: 1 });
    setFault({ endpoint: 'cart', fault: 'hang', times: 1 });
    const store = startCart();
    await waitFor(() => expect(sentRequests('cart')).toHaveLength(1));
    await store.add(wanted);
    expect(store.state.status).toBe('loading');
    expect(mirror()).toBeNull();
    releaseHanging();
    await waitFor(() => expect(store.state.status).toBe('ready'));
    expect(names(store.state.rows)).toEqual([`1 ${third.name}`, `1 ${second.name}`]);
  });
});

it('a load that fails keeps a cart that is shown', async () => {
  fillCart({ [third.name]: 1 });
  const store = await startedCart();
  setFault({ endpoint: 'cart', fault: 500 });
  await store.load();
  expectLogged(/Failed to load the cart/);
  expect(store.state).toMatchObject({ status: 'ready', rows: [{ name: third.name }] });
});

describe('logging out', () => {
  it('in another tab: this tab writes no mirror before it receives the event', async () => {
    fillCart({ [second.name]: 1 });
    setFault({ endpoint: 'cart', fault: 'hang' });
    const store = startCart();
    await waitFor(() => expect(sentRequests('cart')).toHaveLength(1));
    localStorage.clear();
    releaseHanging();
    await waitFor(() => expect(store.state.status).toBe('ready'));
    expect(mirror()).toBeNull();
  });

  it("keeps the next customer's mirror", async () => {
    fillCart({ [second.name]: 1 });
    await startedCart();
    localStorage.clear();
    localStorage.setItem(STORAGE_KEYS.cart, mirrorOf(later));
    refreshSession();
    expect(mirror()).toBe(mirrorOf(later));
  });
});

it.each([
  ['one fewer changes nothing: the server may hold more than is shown', [-1], [], false],
  ['one fewer after one more takes it back, and the next one changes nothing', [1, -1, -1], [], false],
  ['one more adds a piece', [1], ['cartAdd'], true],
])('a cart that cannot be loaded %s', async (_what, presses, calls, isDone) => {
  fillCart({ [second.name]: 5 });
  setFault({ endpoint: 'cart', fault: 500 });
  const store = await startedCart();
  for (let piece = 0; piece < 2; piece += 1) expect(await store.add(wanted)).toBe('added');
  await waitFor(() => expect(store.state.status).toBe('failed'));
  expectLogged(/Failed to load the cart/);
  const before = sentRequests().length;
  const done = await Promise.all(presses.map((by) => changeQuantity(store, wanted.id, by)));
  expect(done.at(-1)).toBe(isDone);
  const sent = sentRequests().slice(before);
  expect(sent.map(({ endpoint }) => endpoint).filter((endpoint) => endpoint !== 'cart')).toEqual(calls);
  if (presses.length > 1 || calls.length > 0) expectLogged(/Failed to load the cart/);
});

describe('two tabs', () => {
  it('follow a copy that they have once written themselves, also before its event', async () => {
    const store = await startedCart();
    const own = mirror() ?? '';
    otherTabWrites(STORAGE_KEYS.cart, mirrorOf(later));
    expect(names(store.state.rows)).toEqual([`1 ${third.name}`]);
    localStorage.setItem(STORAGE_KEYS.cart, own);
    await store.whenQuiet();
    expect(store.state.rows).toEqual([]);
  });

  it.each(['{"a":1}', 'null'])('a mirror that is removed, or edited to %s, is ignored', async (text) => {
    fillCart({ [second.name]: 1 });
    const store = await startedCart();
    otherTabWrites(STORAGE_KEYS.cart, null);
    otherTabWrites(STORAGE_KEYS.cart, text);
    await waitFor(() => expectLogged(/Ignored a cart that could not be read/));
    expect(names(store.state.rows)).toEqual([`1 ${second.name}`]);
    expect(localStorage.getItem(STORAGE_KEYS.cart)).toBeNull();
  });

  it('a mirror of garbage is removed for a guest too', async () => {
    localStorage.setItem(STORAGE_KEYS.cart, '{broken');
    renderApp('/contact');
    await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.cart)).toBeNull());
  });

  it('a mirror of garbage rows keeps the rows that can be read', async () => {
    const store = await startedCart();
    otherTabWrites(
      STORAGE_KEYS.cart,
      `[null, 7, {"__proto__": {"admin": true}}, ${mirrorOf(later).slice(1)}`,
    );
    await waitFor(() => expect(store.state.rows.map(({ name }) => name)).toEqual(['', third.name]));
    expectLogged(/Rows of the stored cart that were left out: 2/);
    expect(({} as { admin?: unknown }).admin).toBeUndefined();
  });
});
