import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QUANTITY_PAUSE_MS, STORAGE_KEYS } from '#config/constants';
import { mockServer, releaseHanging, setFault } from '#mocks/node';
import { addAndTell, wantedProducts } from '#shop/cart/adding';
import { currentCart } from '#shop/cart/cartStore';
import { currentCheckout, placeOrder, unsettledOrder, type Checkout } from '#shop/checkout/placing';
import { changeAndTell, tellPlaced } from '#shop/checkout/puttingBack';
import type { Product } from '#shop/products/product';
import { queryClient } from '#shop/queries/queryClient';
import { carry, readCarried } from '#shop/session/carried';
import { currentCustomer, perCustomer } from '#shop/session/customer';
import {
  endSession,
  getSession,
  handleUnauthorized,
  refreshSession,
  sessionStore,
  startSession,
  subscribeToOtherTabs,
} from '#shop/session/sessionStore';
import { alertStore, showAlert } from '#ui/alerts/alertStore';
import { CartServer } from '../helpers/cartServer';
import { expectLogged } from '../helpers/console';
import { requestsAnswered } from '../helpers/requests';

const ADA = { user: { id: 'ada', name: 'Ada', email: 'ada@example.com' }, token: 'adas' };
const BEN = { user: { id: 'ben', name: 'Ben', email: 'ben@example.com' }, token: 'bens' };
const ROSE = {
  productId: 'c'.repeat(24),
  name: 'Rose',
  price: 120,
  quantity: 2,
  imageUrl: '/rose.webp',
  description: '',
};

const MUSK = { ...ROSE, productId: 'd'.repeat(24), name: 'Musk' };

/** Stores a session as another tab does. The event, or the end of the back/forward cache, is still to come. */
function storeSession(next: typeof ADA | null): void {
  for (const key of ['user', 'token', 'userId', 'cart', 'lastOrder', 'resetEmail', 'saved'])
    localStorage.removeItem(key);
  if (!next) return;
  localStorage.setItem('user', JSON.stringify(next.user));
  localStorage.setItem('userId', next.user.id);
  localStorage.setItem('token', next.token);
}

function otherTab(next: typeof ADA | null): void {
  storeSession(next);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: next?.token ?? null }));
}

function comeBack(next: typeof ADA | null): void {
  storeSession(next);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

/** How a customer leaves. */
const DEPARTURES: [how: string, leave: () => void][] = [
  ['a logout', () => endSession()],
  ['a 401', () => handleUnauthorized({ authorization: 'Bearer adas' })],
  ['another customer logs in', () => startSession(BEN)],
  ['a logout in another tab', () => otherTab(null)],
  ['another customer logs in in another tab', () => otherTab(BEN)],
  ['a logout while the page was in the back/forward cache', () => comeBack(null)],
  ['another customer logged in while the page was in the back/forward cache', () => comeBack(BEN)],
];

const drafts = perCustomer(() => new Map<string, string>());
let entry: object;
let server: CartServer;
const stops: (() => void)[] = [];

beforeEach(async () => {
  server = new CartServer([ROSE, MUSK]);
  server.rows = [ROSE];
  mockServer.use(...server.handlers);
  stops.push(subscribeToOtherTabs());
  startSession(ADA);
  const cart = currentCart();
  if (cart) stops.push(cart.start());
  await waitFor(() => expect(cart?.state.status).toBe('ready'));
});
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A row of the server as a product that is added. */
const productFor = ({ productId, name }: typeof ROSE): Product => ({
  id: productId,
  name,
  price: 12000,
  image: null,
  description: '',
});

/** Everything that the shop keeps for a customer: how it gets there, and what the next person finds of it. */
const KEPT: [what: string, keep: () => void, find: () => unknown, nothing: unknown][] = [
  ['the rows of the cart', () => undefined, () => currentCart()?.state.rows ?? [], []],
  [
    'what an order has removed from the cart',
    () => {
      const checkout = currentCheckout();
      if (checkout) checkout.owed.unbought = checkout.cart.state.rows;
    },
    () => currentCheckout()?.owed.unbought ?? [],
    [],
  ],
  [
    'answers of the API',
    () => queryClient().setQueryData(['orders', 'ada'], ['an order']),
    () => queryClient().getQueryData(['orders', 'ada']),
    undefined,
  ],
  ['what is kept by perCustomer', () => drafts().set('', 'Dear all'), () => drafts().size, 0],
  [
    'the navigation state of a link',
    () =>
      (entry = carry({ email: ADA.user.email, name: 'Ada', otp: '123456', order: 'A-1', from: '/orders' })),
    () => readCarried(entry),
    { email: '', name: '', otp: '', order: '', from: undefined },
  ],
  ['alerts', () => showAlert({ kind: 'cart', text: 'Rose added to cart.' }), () => alertStore.get(), []],
  [
    'the cart, the last order and the e-mail of a reset in storage',
    () => {
      localStorage.setItem('lastOrder', '{"_id":"o"}');
      localStorage.setItem('resetEmail', ADA.user.email);
      sessionStorage.setItem('resetEmail', ADA.user.email);
    },
    () =>
      [STORAGE_KEYS.cart, STORAGE_KEYS.lastOrder, STORAGE_KEYS.resetEmail].flatMap((key) => [
        localStorage.getItem(key),
        sessionStorage.getItem(key),
      ]),
    [null, null, null, null, null, null],
  ],
];

describe.each(DEPARTURES)('after %s', (_how, leave) => {
  it.each(KEPT)('the next person finds nothing of %s', (_what, keep, find, nothing) => {
    keep();
    expect(find()).not.toEqual(nothing);
    leave();
    expect(find()).toEqual(nothing);
  });

  it('the next person finds nothing of what a guest had wanted before the login', async () => {
    endSession();
    await addAndTell(productFor(ROSE));
    startSession(ADA);
    expect(wantedProducts()).toEqual([productFor(ROSE)]);
    leave();
    expect(wantedProducts()).toEqual([]);
  });

  it('the next person learns nothing of several adds during which it happened', async () => {
    let left: readonly object[] | undefined;
    server.onRequest = () => {
      if (server.takeRequests().at(-1) !== 'POST /cart/add' || server.rows.length < 2 || left) return;
      leave();
      left = alertStore.get();
    };
    await addAndTell(productFor(MUSK), productFor(ROSE));
    expect(alertStore.get()).toBe(left);
  });

  it('nobody finds the former session, and what runs for its customer is cancelled', () => {
    const { signal } = currentCustomer();
    leave();
    expect(getSession()?.user.id).not.toBe(ADA.user.id);
    expect(signal.aborted).toBe(true);
  });

  it('a late answer changes nothing', async () => {
    const cart = currentCart();
    setFault({ endpoint: 'cartAdd', fault: 'hang' }, { endpoint: 'cart', fault: 'hang' });
    const adding = cart?.add(productFor(ROSE));
    const loading = cart?.load();
    leave();
    await act(async () => {
      releaseHanging();
      await Promise.all([adding, loading]);
      await requestsAnswered();
    });
    expect(await adding).toBe(false);
    expect(currentCart()?.state.rows ?? []).toEqual([]);
    expect(localStorage.getItem('cart')).toBeNull();
  });
});

it('a new login of the same customer keeps everything', () => {
  const found = KEPT.map(([, keep, find]) => {
    if (keep !== KEPT[5]?.[1]) keep();
    return find();
  });
  startSession({ ...ADA, token: 'newer' });
  expect(KEPT.map(([, , find]) => find())).toEqual(found);
});

it('reading an unchanged session again changes nothing', () => {
  const before = sessionStore.get();
  refreshSession();
  expect(sessionStore.get()).toBe(before);
});

function checkoutNow(): Checkout {
  const checkout = currentCheckout();
  if (!checkout) throw new Error('no customer');
  return checkout;
}

/** One piece of a product, as the shop reads it. */
const rowFor = ({ productId, name }: typeof ROSE) => ({
  productId,
  name,
  price: 12000,
  quantity: 1,
  image: null,
  description: '',
});

/** Orders a piece that is not in the cart, which empties the cart. */
async function buyMusk(): Promise<void> {
  const checkout = checkoutNow();
  expect(await placeOrder(checkout, [rowFor(MUSK)], null)).toBe('placed');
  await checkout.cart.allSent();
  tellPlaced(checkout);
}

/** From two pieces to one: the removal succeeds, and the add fails. */
async function loseRose(): Promise<void> {
  const checkout = checkoutNow();
  // Waiting for further presses takes no time.
  const start = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((work, ms) =>
    start(work, ms === QUANTITY_PAUSE_MS ? 0 : ms),
  );
  server.faults = ['none', 'refused'];
  await changeAndTell(checkout, { ...rowFor(ROSE), quantity: 2 }, -1);
  expectLogged(/Failed to change the quantity/);
}

const offers = () => alertStore.get().filter(({ button }) => button);
const press = (): void => offers()[0]?.button?.press();
const pieces = () => server.rows.map(({ name, quantity }) => `${quantity} ${name}`);

/** What the cart has lost: how it is told, and what is told again after the next login. */
const LOST: [what: string, lose: () => Promise<void>, told: string, again: string, back: string[]][] = [
  [
    'what an order has removed from the cart',
    buyMusk,
    'Order placed successfully! 2 other pieces are no longer in your cart.',
    '2 other pieces are no longer in your cart.',
    ['2 Rose'],
  ],
  [
    'pieces of a changed quantity',
    loseRose,
    '1 of Rose could not be put back.',
    '1 of Rose could not be put back.',
    ['1 Rose'],
  ],
  [
    'both',
    () => loseRose().then(buyMusk),
    'Order placed successfully! 1 other piece is no longer in your cart.',
    '1 other piece is no longer in your cart.',
    ['1 Rose'],
  ],
];

describe.each(LOST)('%s', (_what, lose, told, again, back) => {
  it('is offered in one alert, and put back once', async () => {
    await lose();
    expect(offers().map(({ text }) => text)).toEqual([told]);
    const { button } = offers()[0] ?? {};
    button?.press();
    button?.press();
    expect(offers()[0]?.button).toMatchObject({ text: 'Adding…', busy: true });
    await waitFor(() => expect(offers()).toEqual([]));
    expect(pieces()).toEqual(back);
    expect(alertStore.get()).toHaveLength(1);
  });

  it.each(DEPARTURES)(
    'is offered to nobody after %s, and after the next login of its customer again',
    async (_how, leave) => {
      await lose();
      leave();
      expect(offers()).toEqual([]);
      expect(JSON.stringify(alertStore.get())).not.toContain('Rose');
      startSession(BEN);
      expect(alertStore.get()).toEqual([]);
      expect(currentCheckout()?.owed).toEqual({ unsettled: new Set(), unbought: [], told: '' });
      startSession({ ...ADA, token: 'newer' });
      expect(alertStore.get()).toMatchObject([{ text: again, button: { busy: false } }]);
      press();
      await waitFor(() => expect(offers()).toEqual([]));
      expect(pieces()).toEqual(back);
    },
  );

  it.each(DEPARTURES)('%s during the put-back tells nobody of it', async (_how, leave) => {
    await lose();
    for (const call of ['GET /api/user/cart', 'POST /cart/add']) {
      startSession({ ...ADA, token: 'adas' });
      let left: readonly object[] | undefined;
      server.takeRequests();
      server.onRequest = () => {
        const asked = server.takeRequests().at(-1) ?? '';
        if (left || !asked.includes(call)) return;
        leave();
        left = alertStore.get();
      };
      press();
      await waitFor(() => expect(left).toBeDefined());
      await requestsAnswered();
      expect(alertStore.get()).toBe(left);
      expect(offers()).toEqual([]);
    }
    startSession({ ...ADA, token: 'newer' });
    expect(alertStore.get()).toMatchObject([{ text: again, button: { busy: false } }]);
  });
});

it('an order that buys what is being put back ends the offer', async () => {
  await buyMusk();
  let ordered: Promise<void> | undefined;
  server.onRequest = () => {
    ordered ??= placeOrder(checkoutNow(), [{ ...rowFor(ROSE), quantity: 2 }], null).then(() =>
      tellPlaced(checkoutNow()),
    );
  };
  press();
  await waitFor(() => expect(alertStore.get()[0]?.text).toBe('Order placed successfully!'));
  await requestsAnswered();
  await ordered;
  expect(offers()).toEqual([]);
});

describe.each(DEPARTURES)('an order whose answer comes after %s', (_how, leave) => {
  it.each([
    ['is placed', 'none'],
    ['is lost', 'lost'],
  ] as const)(
    'and %s: its customer is asked before the next one, and what else the cart held is not lost',
    async (_what, fault) => {
      server.faults = [fault];
      server.onRequest = () => {
        server.onRequest = () => undefined;
        leave();
      };
      expect(await placeOrder(checkoutNow(), [rowFor(MUSK)], null)).toBe('ignored');
      if (fault === 'lost') expectLogged(/Failed to place the order/);
      startSession(BEN);
      expect(unsettledOrder(checkoutNow(), [rowFor(MUSK)])).toBeUndefined();
      startSession({ ...ADA, token: 'newer' });
      expect(unsettledOrder(checkoutNow(), [rowFor(MUSK)])).toBeDefined();
      await checkoutNow().cart.load();
      expect(server.rows).toEqual([]);
      expect(await placeOrder(checkoutNow(), [rowFor(MUSK)], null)).toBe('placed');
      tellPlaced(checkoutNow());
      press();
      await waitFor(() => expect(pieces()).toEqual(['2 Rose']));
    },
  );
});
