import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { STORAGE_KEYS } from '#config/constants';
import { mockServer, releaseHanging, setFault } from '#mocks/node';
import { currentCart } from '#shop/cart/cartStore';
import { currentCheckout } from '#shop/checkout/placing';
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
  server = new CartServer([ROSE]);
  server.rows = [ROSE];
  mockServer.use(...server.handlers);
  stops.push(subscribeToOtherTabs());
  startSession(ADA);
  const cart = currentCart();
  if (cart) stops.push(cart.start());
  await waitFor(() => expect(cart?.state.status).toBe('ready'));
});
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Everything that the shop keeps for a customer: how it gets there, and what the next person finds of it. */
const KEPT: [what: string, keep: () => void, find: () => unknown, nothing: unknown][] = [
  ['the rows of the cart', () => undefined, () => currentCart()?.state.rows ?? [], []],
  [
    'what an order has removed from the cart',
    () => {
      const checkout = currentCheckout();
      if (checkout) checkout.unbought = checkout.cart.state.rows;
    },
    () => currentCheckout()?.unbought ?? [],
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

  it('nobody finds the former session, and what runs for its customer is cancelled', () => {
    const { signal } = currentCustomer();
    leave();
    expect(getSession()?.user.id).not.toBe(ADA.user.id);
    expect(signal.aborted).toBe(true);
  });

  it('a late answer changes nothing', async () => {
    const cart = currentCart();
    setFault({ endpoint: 'cartAdd', fault: 'hang' }, { endpoint: 'cart', fault: 'hang' });
    const adding = cart?.add({ ...ROSE, id: ROSE.productId, price: 12000, image: null });
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
