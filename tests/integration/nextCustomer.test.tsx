import { act, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '#config/constants';
import { addAndTell, addWanted, wantAndTell } from '#shop/cart/adding';
import { noteWanted, takeNoted } from '#shop/cart/wanted';
import { Cart, currentCart } from '#shop/cart/cart';
import { changeQuantity } from '#shop/cart/quantity';
import { currentCheckout, type Checkout } from '#shop/checkout/checkout';
import { dismissDisplaced } from '#shop/checkout/orderAlerts';
import { displacedRows, openOrders } from '#shop/checkout/pending';
import { placeOrder } from '#shop/checkout/placeOrder';
import { putBack } from '#shop/checkout/putBack';
import { forgetDisplaced } from '#shop/session/customerStorage';
import type { Product } from '#shop/products/product';
import { queryClient } from '#shop/queries/queryClient';
import { locationState, readLocationState } from '#shop/session/locationState';
import { perCustomer } from '#shop/session/customer';
import {
  beginVisit,
  endSession,
  getSession,
  handleUnauthorized,
  startSession,
  subscribeToOtherTabs,
} from '#shop/session/sessionStore';
import { alertStore, showAlert } from '#ui/alerts/alertStore';
import { answerCall } from '../helpers/api';
import { CartServer } from '../helpers/cartServer';
import { expectLogged } from '../helpers/console';
import { mockServer, releaseHanging, setFault } from '../helpers/mock';
import { requestsAnswered } from '../helpers/requests';
import { otherTabWrites } from '../helpers/otherTab';

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
  for (const key of ['user', 'token', 'userId', 'cart', 'lastOrder', 'resetEmail', 'saved', 'wanted'])
    localStorage.removeItem(key);
  if (!next) return forgetDisplaced(ADA.user.id);
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

const refuse = () => handleUnauthorized({ authorization: 'Bearer adas' });

/** How a customer leaves. */
const DEPARTURES: [how: string, leave: () => void][] = [
  ['a logout', () => endSession()],
  ['a 401', refuse],
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
      const { cart, pending } = checkoutNow();
      pending.update((all) => ({ ...all, displaced: cart.state.rows }));
    },
    () => currentCheckout()?.pending.get().displaced ?? [],
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
    () => (entry = locationState({ email: ADA.user.email, name: 'A', otp: '123456', order: 'A', from: '/' })),
    () => readLocationState(entry),
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

function beginAfterExpiry(): void {
  localStorage.setItem('token', `x.${btoa('{"exp":1}')}.y`);
  beginVisit();
}

it.each([
  [refuse, ADA, ['Rose', 'Rose', 'Musk']],
  [refuse, BEN, ['Musk', 'Rose']],
  [beginAfterExpiry, ADA, ['Rose', 'Rose', 'Musk']],
])(
  'what a guest wants waits, if the session ends by itself, for the same customer: %#',
  (end, next, names) => {
    endSession();
    wantAndTell(productFor(ROSE));
    startSession(ADA);
    end();
    for (const row of [MUSK, ROSE]) wantAndTell(productFor(row));
    startSession(next);
    expect([...takeNoted(new AbortController().signal)].map(({ name }) => name)).toEqual(names);
  },
);

describe.each(DEPARTURES)('after %s', (_how, leave) => {
  it.each(KEPT)('the next person finds nothing of %s', (_what, keep, find, nothing) => {
    keep();
    expect(find()).not.toEqual(nothing);
    leave();
    expect(find()).toEqual(nothing);
  });

  it('the next person finds nothing of what a guest had wanted before the login', () => {
    endSession();
    wantAndTell(productFor(ROSE));
    startSession(ADA);
    expect(localStorage.getItem('wanted')).toContain('Rose');
    leave();
    expect([...takeNoted(new AbortController().signal)]).toEqual([]);
  });

  it('the next person learns nothing of several adds during which it happened', async () => {
    let left: readonly object[] | undefined;
    server.onRequest = () => {
      if (server.takeRequests().at(-1) !== 'POST /cart/add' || server.rows.length < 2 || left) return;
      leave();
      left = alertStore.get();
    };
    noteWanted(productFor(MUSK));
    noteWanted(productFor(ROSE));
    await addWanted(checkoutNow().cart);
    expect(alertStore.get()).toBe(left);
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
    expect(currentCart()?.state.rows ?? []).toEqual([]);
    expect(localStorage.getItem('cart')).toBeNull();
  });
});

it('a 401 while another tab is still logging in ends nothing until that tab has had time', () => {
  vi.useFakeTimers();
  localStorage.removeItem('token');
  refuse();
  expect(getSession()?.user.id).toBe('ada');
  storeSession({ ...ADA, token: 'newer' });
  vi.advanceTimersByTime(1000);
  expect(getSession()?.token).toBe('newer');
});

it("another customer's mirror is never shown, not for a frame", () => {
  const { cart } = checkoutNow();
  storeSession(BEN);
  otherTabWrites('cart', JSON.stringify([MUSK]));
  expect(cart.state.rows.map(({ name }) => name)).toEqual(['Rose']);
});

it.each([
  ['is added after the next login of the same customer', ADA, ['2 Rose', '1 Musk']],
  ['is not added for another one', BEN, ['2 Rose']],
])('what an Add lost to a 401 %s', async (_what, next, rows) => {
  server.faults = ['ended'];
  expect(await addAndTell(checkoutNow().cart, productFor(MUSK))).toBe(false);
  expectLogged(/Failed to add to the cart/);
  startSession({ ...next, token: 'newer' });
  await addWanted(checkoutNow().cart);
  expect(pieces(server.rows)).toEqual(rows);
});

it('an Add that the server refuses with 403 is tried after one login, and does not end the next', async () => {
  server.faults = ['ended'];
  await addAndTell(checkoutNow().cart, productFor(MUSK));
  for (const token of ['second', 'third']) {
    startSession({ ...ADA, token });
    server.takeRequests();
    server.faults = ['none', 'ended'];
    await addWanted(checkoutNow().cart);
    expect(server.takeRequests().includes('POST /cart/add')).toBe(token === 'second');
  }
  expectLogged(/Failed to add to the cart/);
});

it('what two customers have lost one after the other to late 401s is nobody else’s', async () => {
  const answers: (() => void)[] = [];
  answerCall('cartAdd', async () => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return HttpResponse.json({}, { status: 401 });
  });
  const adding: Promise<boolean>[] = [];
  for (const [session, product] of [
    [ADA, MUSK],
    [BEN, ROSE],
  ] as const) {
    startSession(session);
    adding.push(addAndTell(checkoutNow().cart, productFor(product)));
    await waitFor(() => expect(answers).toHaveLength(adding.length));
    if (session === ADA) refuse();
  }
  for (const at of [1, 0]) {
    answers[at]?.();
    await adding[at];
  }
  expectLogged(/Failed to add to the cart/);
  mockServer.use(...server.handlers);
  await logAdaIn();
  await addWanted(checkoutNow().cart);
  expect(pieces(server.rows)).not.toContain('3 Rose');
});

it('what a guest wants stays noted if the network is away', async () => {
  for (const row of [MUSK, ROSE]) noteWanted(productFor(row));
  server.faults = Array(9).fill('reset');
  await addWanted(checkoutNow().cart);
  expectLogged(/Failed to (?:add to|load) the cart/);
  expect(localStorage.getItem('wanted')).toContain('Rose');
});

it('what a guest wants stays noted until its turn: a reload adds the rest, and nothing twice', async () => {
  noteWanted(productFor(MUSK));
  noteWanted(productFor(ROSE));
  noteWanted(productFor(ROSE));
  const { cart } = checkoutNow();
  server.onRequest = () => {
    server.onRequest = () => undefined;
    expect(localStorage.getItem('wanted')).toContain('"quantity":2');
    void addWanted(new Cart(cart.userId, cart.customer));
  };
  await addWanted(cart);
  await requestsAnswered();
  expect(pieces(server.rows)).toEqual(['4 Rose', '1 Musk']);
  expect(localStorage.getItem('wanted')).toBeNull();
});

it('a new login of the same customer keeps everything', () => {
  const found = KEPT.map(([, keep, find]) => {
    if (keep !== KEPT[5]?.[1]) keep();
    return find();
  });
  startSession({ ...ADA, token: 'newer' });
  expect(KEPT.map(([, , find]) => find())).toEqual(found);
});

/** The checkout of the customer who is logged in. */
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
function buy(row: ReturnType<typeof rowFor>): Promise<boolean> {
  return placeOrder(checkoutNow(), { rows: [row], isCart: false, listedIds: null });
}

async function buyMusk(): Promise<void> {
  expect(await buy(rowFor(MUSK))).toBe(true);
  await checkoutNow().cart.queue.idle();
}

/** From two pieces to one: the removal succeeds, and the add fails. */
async function loseRose(): Promise<void> {
  server.faults = ['none', 'none', 'refused'];
  await changeQuantity(checkoutNow().cart, ROSE.productId, -1);
  expectLogged(/Failed to change the quantity/);
}

const pieces = (rows: readonly { name: string; quantity: number }[]) =>
  rows.map(({ name, quantity }) => `${quantity} ${name}`);
const missing = () => {
  const { cart, pending } = checkoutNow();
  return pieces(displacedRows(pending.get(), cart.state.rows));
};
const logAdaIn = async (): Promise<void> => {
  startSession({ ...ADA, token: 'newer' });
  await checkoutNow().cart.load();
};

/** What the cart has lost. */
const LOST: [what: string, lose: () => Promise<void>, lost: string[]][] = [
  ['what an order has removed from the cart', buyMusk, ['2 Rose']],
  ['pieces of a changed quantity', loseRose, ['1 Rose']],
  ['both', () => loseRose().then(buyMusk), ['1 Rose']],
];

describe.each(LOST)('%s', (_what, lose, lost) => {
  it('is put back once', async () => {
    await lose();
    expect(missing()).toEqual(lost);
    await Promise.all([putBack(checkoutNow()), putBack(checkoutNow())]);
    expect(pieces(server.rows)).toEqual(lost);
    expect(localStorage.getItem('pending')).toBeNull();
  });

  it.each(DEPARTURES)(
    'after %s is nobody else’s, and is kept for its customer unless it was a logout',
    async (how, leave) => {
      await lose();
      leave();
      startSession(BEN);
      expect(missing()).toEqual([]);
      expect(alertStore.get()).toEqual([]);
      await logAdaIn();
      expect(missing()).toEqual(how.includes('a logout') ? [] : lost);
    },
  );

  it.each(DEPARTURES)('%s during the put-back tells nobody of it', async (_how, leave) => {
    for (const call of ['GET /api/user/cart', 'POST /cart/add']) {
      startSession({ ...ADA, token: 'adas' });
      const { cart, pending } = checkoutNow();
      await cart.load();
      server.rows = [];
      pending.update((all) => ({ ...all, displaced: [rowFor(ROSE)] }));
      let left: readonly object[] | undefined;
      server.takeRequests();
      server.onRequest = () => {
        const asked = server.takeRequests().at(-1) ?? '';
        if (left || !asked.includes(call)) return;
        leave();
        left = alertStore.get();
      };
      await putBack(checkoutNow());
      await requestsAnswered();
      expect(left).toBeDefined();
      expect(alertStore.get()).toBe(left);
    }
  });
});

it('a dismissed offer does not come back after the next login', async () => {
  await buyMusk();
  dismissDisplaced(checkoutNow());
  refuse();
  await logAdaIn();
  expect(missing()).toEqual([]);
});

it('an order that buys what is being put back ends the offer', async () => {
  await buyMusk();
  let ordered: Promise<boolean> | undefined;
  server.onRequest = () => {
    ordered ??= buy({ ...rowFor(ROSE), quantity: 2 });
  };
  await putBack(checkoutNow());
  expect(await ordered).toBe(true);
  await requestsAnswered();
  expect(missing()).toEqual([]);
});

describe.each(DEPARTURES)('an order whose answer comes after %s', (how, leave) => {
  it.each([
    ['is placed', 'none'],
    ['is lost', 'lost'],
  ] as const)('and %s: its customer is told, or is asked before the next one', async (_what, fault) => {
    server.faults = ['none', fault];
    server.onRequest = () => {
      if (!server.takeRequests().some((call) => call.includes('/order'))) return;
      server.onRequest = () => undefined;
      leave();
    };
    // After a 401, the same person is still there.
    const isTold = how === 'a 401' && fault === 'none';
    expect(await buy(rowFor(MUSK))).toBe(isTold);
    expect(alertStore.get().some(({ kind }) => kind === 'placed')).toBe(isTold);
    if (fault === 'lost') expectLogged(/Failed to place the order/);
    startSession(BEN);
    expect(checkoutNow().pending.get().orders).toEqual([]);
    await logAdaIn();
    const open = isTold ? [] : [{ items: [{ productId: MUSK.productId }] }];
    expect(openOrders(checkoutNow().pending.get())).toMatchObject(open);
    expect(missing()).toEqual(how.includes('a logout') ? [] : ['2 Rose']);
    expect(JSON.stringify(checkoutNow().pending.get().orders)).not.toContain('Musk');
  });
});
