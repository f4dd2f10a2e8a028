import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { cancelNavigation } from '#app/heldHistory';
import { routeOf } from '#app/routes';
import { endSession, getSession, startSession } from '#shop/session/sessionStore';
import { answerCall, answerJson } from '../helpers/api';
import { address, renderApp } from '../helpers/app';
import { pass } from '../helpers/clock';
import { first, second, third } from '../helpers/goods';
import {
  clearFaults,
  DEMO_ACCOUNT,
  fillCart,
  openSession,
  releaseHanging,
  sentRequests,
  setFault,
} from '../helpers/mock';
import { holdLock, installLocks, removeLocks } from '../helpers/locks';
import {
  alerts,
  answerHanging,
  loseBuyNow,
  loseCheckout,
  openCart,
  openOrder,
  order,
  press,
  pressAndHang,
  ready,
  reload,
  server,
  serverCart,
  take,
  UNKNOWN,
} from '../helpers/ordering';
import { follow, logIn, logInAgain, logOut, main, meetRefusal, openCatalogue } from '../helpers/page';
import { settled } from '../helpers/requests';
import { logBenIn } from '../helpers/secondCustomer';
import { comesBack, otherTabWrites } from '../helpers/otherTab';

const USER = DEMO_ACCOUNT.id;
const oneMore = () => main().findByRole('button', { name: `One more: ${second.name}` });
const oneFewer = () => main().findByRole('button', { name: /^One fewer/ });
const FAILED = /^Failed to place order/;

/** The code of this page does not come. */
function neverLoads(path: string): void {
  const { page } = routeOf(path);
  page.content = undefined;
  vi.spyOn(page, 'load').mockReturnValue(new Promise(() => undefined));
  onTestFinished(cancelNavigation);
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  for (const kind of ['error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation(() => undefined);
});
afterEach(removeLocks);

it.each([
  ['/cart', 'Checkout'],
  ['/products', `Buy Now: ${second.name}`],
])('on %s, another press of %s while the code of /orders is awaited sends nothing', async (path, button) => {
  if (path === '/cart') fillCart({ [second.name]: 2 });
  neverLoads('/orders');
  const { user } = renderApp(path, { signedIn: true });
  await user.click(await press(button));
  await within(alerts()).findByText(/Order placed successfully!/);
  await settled();
  await pass(700);
  setFault({ endpoint: 'cart', fault: 500 });
  await user.click(await press(button));
  await settled();
  await pass(700);
  await settled();
  expect(sentRequests('order')).toHaveLength(1);
});

it('an order that is found although the cart cannot be read is not sent again unasked', async () => {
  fillCart({ [second.name]: 2 });
  const state = server(1);
  const user = await openCart(true);
  setFault({ endpoint: 'cart', fault: 500 });
  await order(user, 'Checkout');
  clearFaults();
  await settled();
  await user.click(await screen.findByRole('link', { name: 'Cart, 2 items' }));
  await ready('Checkout');
  await user.click(await press('Checkout'));
  expect(await screen.findByRole('alertdialog', { name: /^Order the same again/ })).toBeVisible();
  expect(state.posts).toBe(1);
});

it.each([
  ['one fewer', 3, 2, oneFewer, undefined],
  ['one more that was refused', 1, 1, oneMore, 409],
  ['one more that was lost', 2, 2, oneMore, 'reset'],
] as const)(
  'what a found order has bought leaves the cart, also after %s',
  async (_what, before, after, button, fault) => {
    fillCart({ [second.name]: before });
    const state = server(1);
    const user = await loseCheckout(state);
    if (fault) setFault({ endpoint: 'cartAdd', fault, times: 1 });
    await user.click(await button());
    await settled();
    await waitFor(() => expect(serverCart()).toEqual([[second.name, after]]));
    await settled();
    state.down = false;
    await ready('Checkout');
    await order(user, 'Checkout');
    await settled();
    expect(serverCart()).toEqual([]);
    expect(alerts()).not.toHaveTextContent('no longer in your cart');
  },
);

it('of two open orders each is looked for before its product is sent again', async () => {
  const state = server(2, (n) => n === 1);
  const { user } = renderApp('/orders', { signedIn: true });
  await screen.findByRole('heading', { name: 'Latest order' });
  state.down = true;
  await follow(user, 'Products');
  for (const { name } of [first, second]) {
    await user.click(await press(`Buy Now: ${name}`));
    await within(alerts()).findByText(UNKNOWN);
    await settled();
    await ready(`Buy Now: ${third.name}`);
    await pass(600);
  }
  state.down = false;
  for (const { name } of [first, second]) {
    await user.click(await press(`Add to Cart: ${name}`));
    await within(alerts()).findByText(`${name} added to cart.`);
  }
  await user.click(screen.getByRole('link', { name: 'Cart, 2 items' }));
  await user.click(await press('Checkout'));
  // The first one is among the orders.
  const told = 'Order placed successfully! Nothing else was ordered.';
  expect(await within(alerts()).findByText(told)).toBeVisible();
  expect(state.posts).toBe(2);
}, 40_000);

it('an open order that another tab has stored is looked for, and asked about, also before its event', async () => {
  fillCart({ [second.name]: 2 });
  const { user } = renderApp('/cart', { signedIn: true });
  await press('Checkout');
  const items = [{ productId: second.id, quantity: 2, price: second.price }];
  const sent = { items, sentAt: Date.now() - 1000 };
  localStorage.setItem('pending', JSON.stringify({ [USER]: { orders: [sent] } }));
  await user.click(await press('Checkout'));
  expect(await screen.findByRole('alertdialog', { name: /^Order the same again/ })).toBeVisible();
  expect([sentRequests('orders').length, sentRequests('order').length]).toEqual([1, 0]);
});

it.each([null, { id: 'ben', name: 'Ben', email: 'ben@example.com' }])(
  'a late order writes no lastOrder for the next customer (%j)',
  async (next) => {
    fillCart({ [second.name]: 2 });
    const { user } = renderApp('/cart', { signedIn: true });
    await pressAndHang(user, 'Checkout');
    // Another tab logs out, or logs Ben in; the event is still to come.
    for (const key of ['user', 'token', 'userId', 'cart', 'lastOrder']) localStorage.removeItem(key);
    if (next)
      for (const [key, value] of Object.entries({ user: JSON.stringify(next), userId: 'ben', token: 'bens' }))
        localStorage.setItem(key, value);
    await answerHanging();
    await pass(300);
    otherTabWrites('token', next && 'bens');
    // Before a further call: the mock does not know Ben's token.
    expect(localStorage.getItem('lastOrder')).toBeNull();
    await waitFor(() => expect(address()).toBe('/login'));
  },
);

it.each([
  ['a logout', (user: UserEvent) => logOut(user).then(answerHanging)],
  ['a reload, which cuts the call off', () => reload('/orders')],
])('a placed order empties the cart, also after %s', async (_how, leave) => {
  fillCart({ [second.name]: 2 });
  server(0);
  setFault({ endpoint: 'cartClear', fault: 'hang' });
  const { user } = renderApp('/cart', { signedIn: true });
  await order(user, 'Checkout');
  await leave(user);
  await waitFor(() => expect(serverCart()).toEqual([]));
});

it('offline, an order whose reading of the cart hangs is not sent', async () => {
  const { user } = renderApp('/products', { signedIn: true });
  await settled();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  setFault({ endpoint: 'cart', fault: 'hang' });
  await user.click(await press(`Buy Now: ${first.name}`));
  await pass(3500);
  expect(await within(alerts()).findByText('You are offline. Nothing was ordered.')).toBeVisible();
  expect(sentRequests('order')).toEqual([]);
});

it.each([{ name: first.name }, {}])('Buy Now does not lose a row of an id and %j', async (read) => {
  answerJson('cart', { products: [{ productId: first.id, ...read, quantity: 2 }] });
  const { user } = renderApp('/products', { signedIn: true });
  await settled();
  await order(user, `Buy Now: ${second.name}`);
  await settled();
  expect(alerts()).toHaveTextContent('2 other pieces are no longer in your cart.');
});

it('Checkout is blocked by a row with an empty id that the cart has when it is read anew, until it is removed', async () => {
  const row = { productId: second.id, name: second.name, quantity: 1, price: 100 };
  answerJson('cart', { products: [row] });
  const { user } = renderApp('/cart', { signedIn: true });
  await press('Checkout');
  answerJson('cart', { products: [row, { productId: '', quantity: 1 }] });
  await user.click(await press('Checkout'));
  await settled();
  expect(sentRequests('order')).toHaveLength(0);
  await user.click(await press('Remove incomplete items'));
  await pass(600);
  await order(user, 'Checkout');
});

it("ids are kept as given: one fewer deletes the row's own id", async () => {
  answerJson('cart', {
    products: [{ productId: `prod_${first.id}`, name: first.name, price: 10, quantity: 2 }],
  });
  const { user } = renderApp('/cart', { signedIn: true });
  await press('Checkout');
  await user.click(await oneFewer());
  await settled();
  expect(sentRequests('cartDelete')[0]?.body).toMatchObject({ productId: `prod_${first.id}` });
});

it('a late answer does not take the place of a page that was asked for', async () => {
  fillCart({ [second.name]: 2 });
  neverLoads('/contact');
  const { user } = renderApp('/cart', { signedIn: true });
  await pressAndHang(user, 'Checkout');
  await follow(user, 'Contact');
  act(releaseHanging);
  await within(alerts()).findByText('Order placed successfully!');
  await settled();
  expect(address()).not.toBe('/orders');
});

it('an order of an earlier session that is placed after the next login is told, and empties the cart', async () => {
  installLocks();
  fillCart({ [second.name]: 2 });
  let place = (_isStored: boolean): void => undefined;
  server(0, () => new Promise((resolve) => (place = resolve)));
  const user = await openCart();
  await user.click(await press('Checkout'));
  await pass(500);
  await meetRefusal(user);
  await logInAgain(user);
  place(true);
  expect(await within(alerts()).findByText(/Order placed successfully!/)).toBeVisible();
  await settled();
  expect(serverCart()).toEqual([]);
});

it.each([
  ['is refused, and the customer has logged in again', 409, /Failed to place order\. Please try again\.$/],
  ['loses its answer', 'reset', UNKNOWN],
  ['is answered by a gateway', 504, UNKNOWN],
] as const)('an order is told that after the end of its session %s', async (what, afterHang, text) => {
  fillCart({ [second.name]: 2 });
  const user = await openCart();
  await pressAndHang(user, 'Checkout', 'order', { afterHang });
  await meetRefusal(user);
  if (what.includes('again')) await logInAgain(user);
  await answerHanging();
  expect(alerts()).toHaveTextContent(text);
});

it('an order whose look-up meets the end of the session is told', async () => {
  fillCart({ [second.name]: 2 });
  const user = await openCart(true);
  setFault({ endpoint: 'order', fault: 'reset', done: true }, { endpoint: 'orders', fault: 401, times: 1 });
  await user.click(await press('Checkout'));
  await waitFor(() => expect(address()).toBe('/login'));
  await settled();
  expect(alerts()).toHaveTextContent(UNKNOWN);
});

it.each([{}, { afterHang: 409 }])(
  'a late order (%j) is not told after the session of another customer, and moves no page',
  async (answer) => {
    const user = await openCatalogue();
    await pressAndHang(user, `Buy Now: ${second.name}`, 'order', answer);
    await meetRefusal(user);
    act(logBenIn);
    await settled();
    await meetRefusal(user);
    await follow(user, 'Products');
    await waitFor(() => expect(address()).toBe('/products'));
    await answerHanging();
    expect(alerts()).not.toHaveTextContent(/order/i);
    expect(address()).toBe('/products');
  },
);

it.each([
  ['does not wait for a cart that this browser knows', 1],
  ['waits for a cart that nobody has seen', 0],
])('Buy Now %s, and offers it back', async (_what, sent) => {
  fillCart({ [third.name]: 2 });
  const row = { productId: third.id, name: third.name, price: third.price / 100, quantity: 2 };
  if (sent === 1) localStorage.setItem('cart', JSON.stringify([row]));
  setFault({ endpoint: 'cart', fault: 'hang' });
  const { user } = renderApp('/products', { signedIn: true });
  await user.click(await press(`Buy Now: ${second.name}`));
  await pass(3500);
  await settled();
  expect(sentRequests('order')).toHaveLength(sent);
  act(releaseHanging);
  await waitFor(() => expect(address()).toBe('/orders'));
  await settled();
  expect(serverCart()).toEqual([]);
  expect(alerts()).toHaveTextContent('2 other pieces are no longer in your cart.');
});

it('a cart that the server has emptied for an order is shown so when the order is found', async () => {
  fillCart({ [third.name]: 2 });
  const { user } = renderApp('/orders', { signedIn: true });
  await screen.findByRole('heading', { name: 'Latest order' });
  await follow(user, 'Products');
  setFault({ endpoint: 'order', fault: 'reset', done: true, times: 1 });
  await user.click(await press(`Buy Now: ${second.name}`));
  await waitFor(() => expect(address()).toBe('/orders'));
  await settled();
  expect(screen.queryByRole('link', { name: 'Cart, 2 items' })).toBeNull();
});

it('what the phone adds after an order stays, although the cart could not be read then', async () => {
  fillCart({ [second.name]: 2 });
  const user = await openCart();
  setFault({ endpoint: 'cart', fault: 500 });
  await order(user, 'Checkout');
  await settled();
  clearFaults();
  fillCart({ [second.name]: 2 });
  await pass(3_600_000);
  reload('/orders');
  await settled();
  expect(serverCart()).toEqual([[second.name, 2]]);
});

it.each(['by a login of this tab', 'of a guest, by another tab', 'by another tab'])(
  'an Add whose token is replaced meanwhile is in the cart: %s',
  async (how) => {
    const isGuests = how.includes('guest');
    if (isGuests) {
      const wish = { productId: second.id, name: second.name, price: 1, quantity: 2 };
      localStorage.setItem('wanted', JSON.stringify([wish]));
      setFault({ endpoint: 'cartAdd', fault: 'hang', afterHang: 401, times: 1 });
    }
    const { user } = renderApp('/products', { signedIn: true });
    await settled();
    if (!isGuests)
      await pressAndHang(user, `Add to Cart: ${second.name}`, 'cartAdd', { afterHang: 401, times: 1 });
    const { token } = openSession();
    if (how.includes('another')) otherTabWrites('token', token);
    else act(() => startSession({ user: DEMO_ACCOUNT, token }));
    await answerHanging();
    expect(getSession()?.token).toBe(token);
    expect(serverCart()).toEqual([[second.name, isGuests ? 2 : 1]]);
  },
);

it.each([
  ['could not be loaded', { fault: 500, times: 1 }],
  ['is loading', { fault: 'hang' }],
] as const)('an Add that was not carried out is not called added while the cart %s', async (_what, rule) => {
  fillCart({ [second.name]: 1 });
  setFault({ endpoint: 'cart', ...rule });
  const { user } = renderApp('/products', { signedIn: true });
  await settled();
  setFault({ endpoint: 'cartAdd', fault: 'reset', times: 1 });
  await user.click(await press(`Add to Cart: ${second.name}`));
  await settled();
  await answerHanging();
  expect(serverCart()).toEqual([[second.name, 1]]);
  expect(alerts()).not.toHaveTextContent(/added to cart/);
});

it.each([
  ['succeeds before the login', 200, true],
  ['succeeds before the login, and loses its answer', 0, true],
  ['succeeds after the login', 200, false],
  ['fails after the login, with the 401 of the old token', 401, false],
])(
  'an Add that the API has ended the session of, and that %s, is in the cart once',
  async (_what, status, isBefore) => {
    const { user } = renderApp('/products', { signedIn: true });
    let answer: (() => void) | undefined;
    answerCall('cartAdd', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      if (status !== 401) fillCart({ [second.name]: 1 });
      return status ? HttpResponse.json({}, { status }) : HttpResponse.error();
    });
    await user.click(await press(`Add to Cart: ${second.name}`));
    await waitFor(() => expect(answer).toBeDefined());
    await settled();
    await meetRefusal(user);
    const end = answer;
    if (isBefore) end?.();
    answerCall('cartAdd', () => (fillCart({ [second.name]: 1 }), HttpResponse.json({})));
    await logInAgain(user);
    end?.();
    await settled();
    expect(serverCart()).toEqual([[second.name, 1]]);
    expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  },
);

it('just what was bought leaves a cart that the server could not empty', async () => {
  fillCart({ [second.name]: 1, [third.name]: 2 });
  server(0);
  setFault({ endpoint: 'cartClear', fault: 500 });
  const user = await openCatalogue();
  await order(user, `Buy Now: ${second.name}`);
  await waitFor(() => expect(serverCart()).toEqual([[third.name, 2]]));
  await settled();
  expect(screen.queryByText(/no longer in your cart/)).toBeNull();
});

it('Put my cart back offers only what can be put back', async () => {
  answerJson('cart', { products: [{ productId: 'sku-00012345', name: 'Soap', price: 5, quantity: 1 }] });
  const { user } = renderApp('/products', { signedIn: true });
  await settled();
  await order(user, `Buy Now: ${second.name}`);
  expect(screen.queryByRole('button', { name: 'Put my cart back' })).toBeNull();
});

it.each([
  ['another customer logs in', logBenIn],
  ['the customer logs out', () => endSession()],
])('a queued Add is not sent when %s: its token would be another one', async (_what, leave) => {
  const user = await openCatalogue();
  await pressAndHang(user, `Add to Cart: ${first.name}`, 'cartAdd');
  await user.click(await press(`Add to Cart: ${second.name}`));
  act(leave);
  const id = getSession()?.user.id;
  await answerHanging();
  expect(sentRequests('cartAdd')).toHaveLength(1);
  expect(getSession()?.user.id).toBe(id);
  expect(address()).toBe('/products');
});

it.each(['while the reading before the order fails', 'while the order is on its way'])(
  'what another device adds %s is offered back',
  async (when) => {
    fillCart({ [second.name]: 1 });
    const phoneAdds = (): void => fillCart({ [third.name]: 2 });
    const isRead = when.includes('way');
    server(0, () => {
      if (isRead) phoneAdds();
      return true;
    });
    const user = await openCatalogue();
    if (!isRead) {
      phoneAdds();
      setFault({ endpoint: 'cart', fault: 500, times: 1 });
    }
    await order(user, `Buy Now: ${first.name}`);
    expect(await within(alerts()).findByText(/3 other pieces/)).toBeVisible();
    expect(serverCart()).toEqual([]);
  },
);

it('a press that ordered nothing because another tab was ordering is told so at its end', async () => {
  installLocks();
  const user = await openCatalogue();
  const end = holdLock(`order ${USER}`);
  await user.click(await press(`Buy Now: ${first.name}`));
  await within(alerts()).findByText(/on its way/);
  end();
  expect(await within(alerts()).findByText('Nothing was ordered here.')).toBeVisible();
  expect(sentRequests('order')).toEqual([]);
});

/** Checkout whose cart is read after the order, slowly: it is emptied later. */
async function checkoutBeforeEmptying() {
  fillCart({ [second.name]: 1 });
  const user = await openCart();
  await settled();
  setFault({ endpoint: 'cart', fault: 500, times: 1 }, { endpoint: 'cart', fault: 'hang', times: 1 });
  await user.click(await press('Checkout'));
  await waitFor(() => expect(sentRequests('cart').some(({ status }) => status === null)).toBe(true));
  return user;
}

it.each([
  ['another customer', logBenIn],
  ['a guest', () => undefined],
])(
  'after a logout, an order empties the cart with the token of its customer, not of %s',
  async (_who, follow) => {
    await checkoutBeforeEmptying();
    const token = `Bearer ${getSession()?.token}`;
    act(() => endSession());
    act(follow);
    const id = getSession()?.user.id;
    fillCart({ [third.name]: 1 });
    await answerHanging();
    expect(sentRequests('cartClear').map(({ authorization }) => authorization)).toEqual([token]);
    expect(getSession()?.user.id).toBe(id);
    expect(localStorage.getItem('pending') ?? '').not.toContain(third.name);
  },
);

it('an order does not empty the cart after the next login of its customer', async () => {
  const user = await checkoutBeforeEmptying();
  await logOut(user);
  await logInAgain(user);
  await follow(user, 'Products');
  await user.click(await press(`Add to Cart: ${third.name}`));
  await within(alerts()).findByText(`${third.name} added to cart.`);
  await answerHanging();
  expect(serverCart()).toEqual([[third.name, 1]]);
});

it('what an emptying answered by a page (404) has left is taken out', async () => {
  fillCart({ [second.name]: 2 });
  server(0);
  setFault({ endpoint: 'cartClear', fault: 404, body: '<!doctype html>' });
  await order(await openCart(), 'Checkout');
  await settled();
  expect(serverCart()).toEqual([]);
});

it('what is bought is taken out once, also if it cannot be read, and the customer logs out', async () => {
  fillCart({ [second.name]: 1 });
  server(0);
  const user = await openCart();
  setFault({ endpoint: 'cartClear', fault: 500 }, { endpoint: 'cartDelete', fault: 'hang' });
  await order(user, 'Checkout');
  await waitFor(() => expect(sentRequests('cartDelete')).toHaveLength(1));
  setFault({ endpoint: 'cart', fault: 500 });
  await answerHanging();
  clearFaults();
  await logOut(user);
  fillCart({ [second.name]: 1 });
  await logInAgain(user);
  await settled();
  expect(serverCart()).toEqual([[second.name, 1]]);
});

it('what is added after an order that could not be emptied is not taken for bought, also after a logout', async () => {
  fillCart({ [second.name]: 1 });
  const user = await openCart();
  setFault({ endpoint: 'cartClear', fault: 500 }, { endpoint: 'cart', fault: 500 });
  await order(user, 'Checkout');
  await follow(user, 'Products');
  await user.click(await press(`Add to Cart: ${second.name}`));
  await waitFor(() => expect(serverCart()).toEqual([[second.name, 1]]));
  clearFaults();
  await logOut(user);
  await follow(user, 'Login');
  await logInAgain(user);
  await settled();
  expect(serverCart()).toEqual([[second.name, 1]]);
});

it.each([404, 500])('what another device adds after an emptying answered %d is ordered', async (fault) => {
  fillCart({ [second.name]: 2 });
  setFault({ endpoint: 'cartClear', fault });
  const user = await openCart();
  await order(user, 'Checkout');
  await settled();
  fillCart({ [second.name]: 2 });
  await pass(61_000);
  comesBack();
  await user.click(await screen.findByRole('link', { name: 'Cart, 2 items' }));
  await ready('Checkout');
  await user.click(await press('Checkout'));
  await waitFor(() => expect(sentRequests('order')).toHaveLength(2));
  expect(sentRequests('cartDelete')).toEqual([]);
});

it('Buy Now empties a cart that could not be loaded before', async () => {
  fillCart({ [second.name]: 1 });
  server(0);
  setFault({ endpoint: 'cart', fault: 500, times: 2 });
  const { user } = renderApp('/products', { signedIn: true });
  await settled();
  await user.click(await press(`Buy Now: ${second.name}`));
  await within(alerts()).findByText(/Order placed successfully!/);
  await waitFor(() => expect(serverCart()).toEqual([]));
});

it('the warning of an open order outlives another order that is placed, also if it is listed with no ids and the same price', async () => {
  const { user, state } = await loseBuyNow();
  const items = [{ name: third.name, quantity: 1, price: first.price / 100 }];
  answerCall('orders', () => HttpResponse.json({ orders: [{ ...state.orders[0], items }] }));
  await user.click(await press(`Buy Now: ${third.name}`));
  await within(alerts()).findByText(/Order placed successfully!/);
  await screen.findByRole('heading', { name: 'Latest order' });
  await settled();
  expect(alerts()).toHaveTextContent(UNKNOWN);
});

it('a cart that cannot be loaded is not said to lack pieces', async () => {
  fillCart({ [second.name]: 2 });
  server(1).down = true;
  const user = await openCatalogue();
  await user.click(await press(`Buy Now: ${first.name}`));
  await within(alerts()).findByText(UNKNOWN);
  setFault({ endpoint: 'cart', fault: 500 });
  reload('/cart');
  await screen.findAllByText('Your cart could not be loaded.');
  await settled();
  expect(screen.queryByText(/no longer in your cart/)).toBeNull();
});

it.each(['Clear Cart', `One fewer: ${second.name}`])(
  'what a found order has bought leaves the cart, and nothing else, although %s was refused',
  async (what) => {
    const { user, find } = await openOrder();
    setFault({ endpoint: 'cartDelete', fault: 500 }, { endpoint: 'cartClear', fault: 500 });
    await take(user, what);
    await settled();
    expect(serverCart()).toEqual([[second.name, 2]]);
    clearFaults();
    await find();
    expect(serverCart()).toEqual([]);
  },
);

it.each(['the wish of a guest', 'a put-back'])(
  '%s that was added and whose answer is lost is not called not added',
  async (what) => {
    const isGuest = what.endsWith('guest');
    if (!isGuest) fillCart({ [second.name]: 1 });
    const { user } = renderApp('/products', { signedIn: !isGuest });
    await settled();
    await user.click(await press(isGuest ? `Add to Cart: ${second.name}` : `Buy Now: ${first.name}`));
    await within(alerts()).findByText(isGuest ? /log in/ : /placed successfully/);
    await settled();
    setFault({ endpoint: 'cartAdd', fault: 'reset', done: true, times: 1 });
    if (isGuest) await user.click(await within(alerts()).findByRole('link', { name: 'Login' }));
    if (isGuest) await logIn(user);
    else await user.click(await press('Put my cart back'));
    await waitFor(() => expect(serverCart()).toEqual([[second.name, 1]]));
    await settled();
    expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    expect(alerts()).not.toHaveTextContent(/not added/i);
  },
);

it.each(['an Add before it', 'the look-up'])(
  'an order that the 401 of %s has stopped is told',
  async (what) => {
    const isAdd = what.startsWith('an Add');
    fillCart({ [third.name]: 1 });
    const user = isAdd ? renderApp('/products', { signedIn: true }).user : await openCart(true);
    if (!isAdd) {
      setFault({ endpoint: 'order', fault: 'reset', times: 1 });
      await user.click(await press('Checkout'));
      await within(alerts()).findByText(UNKNOWN);
      await ready('Checkout');
    }
    await settled();
    const posts = sentRequests('order').length;
    setFault({ endpoint: isAdd ? 'cartAdd' : 'orders', fault: 'hang', afterHang: 401 });
    if (isAdd) await user.click(await press(`Add to Cart: ${first.name}`));
    await user.click(await press(isAdd ? `Buy Now: ${second.name}` : 'Checkout'));
    await pass(4000);
    act(releaseHanging);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(await within(alerts()).findByText(FAILED)).toBeVisible();
    expect(sentRequests('order')).toHaveLength(posts);
  },
);

it.each(['has settled the order', 'has sent a further one'])(
  'Yes sends nothing if another tab %s',
  async (what) => {
    const state = server(1, (n) => n > 1);
    const { user } = renderApp('/products', { signedIn: true });
    await user.click(await press(`Buy Now: ${first.name}`));
    await within(alerts()).findByText(UNKNOWN);
    await settled();
    await pass(600);
    await user.click(await press(`Buy Now: ${first.name}`));
    await press('Yes');
    const { [USER]: kept } = JSON.parse(localStorage.getItem('pending') ?? '') as Record<string, object>;
    const { orders } = kept as { orders: { sentAt: number }[] };
    const further = orders.map((one) => ({ ...one, sentAt: one.sentAt + 500 }));
    const all = { [USER]: { orders: [...orders, ...further] } };
    otherTabWrites('pending', what.startsWith('has settled') ? null : JSON.stringify(all));
    await user.click(await press('Yes'));
    expect(await within(alerts()).findByText('Nothing was ordered here.')).toBeVisible();
    expect(state.posts).toBe(1);
  },
);
