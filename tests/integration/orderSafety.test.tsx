import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { routeOf } from '#app/routes';
import { exchangeCustomer } from '#shop/session/customer';
import { endSession, getSession } from '#shop/session/sessionStore';
import { answerCall, answerJson } from '../helpers/api';
import { address, renderApp } from '../helpers/app';
import { first, second, third } from '../helpers/goods';
import { clearFaults, DEMO_ACCOUNT, fillCart, releaseHanging, sentRequests, setFault } from '../helpers/mock';
import { installLocks, removeLocks } from '../helpers/locks';
import { alerts, openCart, press, ready, serverCart } from '../helpers/ordering';
import { logIn, main, navigation } from '../helpers/page';
import { requestsAnswered } from '../helpers/requests';
import { logBenIn } from '../helpers/secondCustomer';
import { otherTabWrites } from '../helpers/otherTab';

const USER = DEMO_ACCOUNT.id;
const oneMore = () => main().findByRole('button', { name: `One more: ${second.name}` });
const oneFewer = () => main().findByRole('button', { name: /^One fewer/ });
const UNKNOWN = /It may have been placed/;
const FAILED = /^Failed to place order/;
const settled = () => act(requestsAnswered);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A server that leaves the cart to the shop's DELETE /cart/clear; it stores every order and loses the first answers. */
function server(lost: number, stores = (_n: number) => true) {
  const state = { posts: 0, down: false };
  const placed: object[] = [];
  answerCall('order', async ({ request }) => {
    const { items } = (await request.json()) as { items: object[] };
    state.posts += 1;
    const order = { _id: `o${state.posts}`, createdAt: new Date().toISOString(), items };
    if (stores(state.posts)) placed.unshift(order);
    return state.posts <= lost ? HttpResponse.error() : HttpResponse.json({ order });
  });
  const old = { _id: 'old', createdAt: '2025-01-01T00:00:00Z', items: [] };
  answerCall('orders', () =>
    state.down ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json({ orders: [...placed, old] }),
  );
  return state;
}

/** Checkout, whose answer is lost while the orders cannot be read. */
async function loseCheckout(state: { down: boolean }) {
  const user = await openCart(true);
  state.down = true;
  await user.click(await press('Checkout'));
  await within(alerts()).findByText(UNKNOWN);
  await ready('Checkout');
  return user;
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  for (const kind of ['error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation(() => undefined);
});

it('another Checkout on the page that waits for the code of /orders sends nothing', async () => {
  fillCart({ [second.name]: 2 });
  const { page } = routeOf('/orders');
  page.content = undefined;
  vi.spyOn(page, 'load').mockReturnValue(new Promise(() => undefined));
  const { user } = renderApp('/cart', { signedIn: true });
  await user.click(await press('Checkout'));
  await within(alerts()).findByText('Order placed successfully!');
  await settled();
  await wait(700);
  setFault({ endpoint: 'cart', fault: 500 });
  await user.click(await press('Checkout'));
  await settled();
  await wait(700);
  await settled();
  expect(sentRequests('order')).toHaveLength(1);
});

it('an order that is found although the cart cannot be read is not sent again unasked', async () => {
  fillCart({ [second.name]: 2 });
  const state = server(1);
  const user = await openCart(true);
  setFault({ endpoint: 'cart', fault: 500 });
  await user.click(await press('Checkout'));
  await waitFor(() => expect(address()).toBe('/orders'));
  clearFaults();
  await settled();
  await user.click(await screen.findByRole('link', { name: 'Cart, 2 items' }));
  await ready('Checkout');
  await user.click(await press('Checkout'));
  expect(await screen.findByRole('alertdialog', { name: /^Order the same again/ })).toBeVisible();
  expect(state.posts).toBe(1);
});

it.each([
  ['one fewer', 3, 2, oneFewer, clearFaults],
  ['one more that was refused', 1, 1, oneMore, () => setFault({ endpoint: 'cartAdd', fault: 409, times: 1 })],
] as const)(
  'what a found order has bought leaves the cart, also after %s',
  async (_what, before, after, button, fail) => {
    fillCart({ [second.name]: before });
    const state = server(1);
    const user = await loseCheckout(state);
    fail();
    await user.click(await button());
    await settled();
    await waitFor(() => expect(serverCart()).toEqual([[second.name, after]]));
    await settled();
    state.down = false;
    await ready('Checkout');
    await user.click(await press('Checkout'));
    await waitFor(() => expect(address()).toBe('/orders'));
    await settled();
    expect(serverCart()).toEqual([]);
  },
);

it('of two open orders each is looked for before its product is sent again', async () => {
  const state = server(2, (n) => n === 1);
  const { user } = renderApp('/orders', { signedIn: true });
  await screen.findByRole('heading', { name: 'Latest order' });
  state.down = true;
  await user.click(navigation().getByRole('link', { name: 'Products' }));
  for (const { name } of [first, second]) {
    await user.click(await press(`Buy Now: ${name}`));
    await within(alerts()).findByText(UNKNOWN);
    await settled();
    await ready(`Buy Now: ${third.name}`);
    await wait(600);
  }
  state.down = false;
  for (const { name } of [first, second]) {
    await user.click(await press(`Add to Cart: ${name}`));
    await within(alerts()).findByText(`${name} added to cart.`);
  }
  await user.click(screen.getByRole('link', { name: 'Cart, 2 items' }));
  await user.click(await press('Checkout'));
  // The first one is among the orders.
  expect(await within(alerts()).findByText(/Order placed successfully!/)).toBeVisible();
}, 40_000);

it('an open order that another tab has stored is asked about, also before its event', async () => {
  fillCart({ [second.name]: 2 });
  const { user } = renderApp('/cart', { signedIn: true });
  await press('Checkout');
  const items = [{ productId: second.id, quantity: 2, price: second.price, fromCart: 2 }];
  const sent = { items, sentAt: Date.now() - 1000 };
  localStorage.setItem('pending', JSON.stringify({ [USER]: { orders: [sent] } }));
  await user.click(await press('Checkout'));
  await settled();
  expect(sentRequests('order')).toHaveLength(0);
});

it.each([null, { id: 'ben', name: 'Ben', email: 'ben@example.com' }])(
  'a late order writes no lastOrder for the next customer (%j)',
  async (next) => {
    fillCart({ [second.name]: 2 });
    const { user } = renderApp('/cart', { signedIn: true });
    setFault({ endpoint: 'order', fault: 'hang' });
    await user.click(await press('Checkout'));
    await waitFor(() => expect(sentRequests('order')).toHaveLength(1));
    // Another tab logs out, or logs Ben in; the event is still to come.
    for (const key of ['user', 'token', 'userId', 'cart', 'lastOrder']) localStorage.removeItem(key);
    if (next)
      for (const [key, value] of Object.entries({ user: JSON.stringify(next), userId: 'ben', token: 'bens' }))
        localStorage.setItem(key, value);
    act(releaseHanging);
    await settled();
    await wait(300);
    otherTabWrites('token', next && 'bens');
    // Before a further call: the mock does not know Ben's token.
    expect(localStorage.getItem('lastOrder')).toBeNull();
    await waitFor(() => expect(address()).toBe('/login'));
  },
);

it('a placed order empties the cart, also if the customer logs out at once', async () => {
  fillCart({ [second.name]: 2 });
  server(0);
  setFault({ endpoint: 'cartClear', fault: 'hang' });
  const { user } = renderApp('/cart', { signedIn: true });
  await user.click(await press('Checkout'));
  await waitFor(() => expect(address()).toBe('/orders'));
  await user.click(navigation().getByRole('button', { name: 'Logout' }));
  act(releaseHanging);
  await settled();
  expect(serverCart()).toEqual([]);
});

it('a piece added while a quantity changes is offered again after Buy Now', async () => {
  fillCart({ [second.name]: 2 });
  const { user } = renderApp('/cart', { signedIn: true });
  await press('Checkout');
  await settled();
  const rows = JSON.parse(localStorage.getItem('cart') ?? '[]') as object[];
  const written = JSON.stringify(rows.map((row) => ({ ...row, description: 'written by another tab' })));
  otherTabWrites('cart', written);
  setFault({ endpoint: 'cart', fault: 'hang' });
  await user.click(await oneMore());
  await waitFor(() => expect(serverCart()).toEqual([[second.name, 3]]));
  await user.click(navigation().getByRole('link', { name: 'Products' }));
  await user.click(await press(`Add to Cart: ${third.name}`));
  await within(alerts()).findByText(`${third.name} added to cart.`);
  await user.click(await press(`Buy Now: ${first.name}`));
  await wait(3500);
  await waitFor(() => expect(address()).toBe('/orders'));
  expect(alerts()).toHaveTextContent('4 other pieces are no longer in your cart.');
});

it('offline, an order whose reading of the cart hangs is not sent', async () => {
  const { user } = renderApp('/products', { signedIn: true });
  await settled();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  setFault({ endpoint: 'cart', fault: 'hang' });
  await user.click(await press(`Buy Now: ${first.name}`));
  await wait(3500);
  expect(await within(alerts()).findByText('You are offline. Nothing was ordered.')).toBeVisible();
  expect(sentRequests('order')).toEqual([]);
});

it('one more, which takes nothing out of the cart, is not kept for later, nor is a refused one', async () => {
  fillCart({ [second.name]: 1 });
  const user = await openCart();
  setFault({ endpoint: 'cartAdd', fault: 'hang', afterHang: 409 });
  await user.click(await oneMore());
  await waitFor(() => expect(sentRequests('cartAdd')).toHaveLength(1));
  expect(localStorage.getItem('pending')).toBeNull();
  act(releaseHanging);
  await within(alerts()).findByText('The quantity could not be changed.');
  expect(localStorage.getItem('pending')).toBeNull();
});

it('Buy Now does not lose a row whose price cannot be read', async () => {
  answerJson('cart', { products: [{ productId: first.id, name: first.name, quantity: 2 }] });
  const { user } = renderApp('/products', { signedIn: true });
  await settled();
  await user.click(await press(`Buy Now: ${second.name}`));
  await waitFor(() => expect(address()).toBe('/orders'));
  await settled();
  expect(alerts()).toHaveTextContent('2 other pieces are no longer in your cart.');
});

it('a bought piece is not offered to be put back', async () => {
  fillCart({ [second.name]: 1 });
  const user = await openCart(true);
  setFault({ endpoint: 'cartAdd', fault: 409, times: 1 });
  await user.click(await oneMore());
  await within(alerts()).findByText('The quantity could not be changed.');
  setFault(
    { endpoint: 'order', fault: 'reset', done: true, times: 1 },
    { endpoint: 'orders', fault: 500, times: 1 },
  );
  await ready('Checkout');
  await user.click(await press('Checkout'));
  await within(alerts()).findByText(UNKNOWN);
  await ready('Checkout');
  await user.click(await press('Checkout'));
  await waitFor(() => expect(address()).toBe('/orders'));
  await settled();
  expect(alerts()).not.toHaveTextContent('no longer in your cart');
});

it('Checkout is blocked by a row with an empty id that the cart has when it is read anew', async () => {
  const row = { productId: second.id, name: second.name, quantity: 1, price: 100 };
  answerJson('cart', { products: [row] });
  const { user } = renderApp('/cart', { signedIn: true });
  await press('Checkout');
  answerJson('cart', { products: [row, { productId: '', quantity: 1 }] });
  await user.click(await press('Checkout'));
  await settled();
  expect(sentRequests('order')).toHaveLength(0);
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
  const { page } = routeOf('/contact');
  page.content = undefined;
  vi.spyOn(page, 'load').mockReturnValue(new Promise(() => undefined));
  const { user } = renderApp('/cart', { signedIn: true });
  setFault({ endpoint: 'order', fault: 'hang' });
  await user.click(await press('Checkout'));
  await waitFor(() => expect(sentRequests('order')).toHaveLength(1));
  await user.click(navigation().getByRole('link', { name: 'Contact' }));
  act(releaseHanging);
  await within(alerts()).findByText('Order placed successfully!');
  await settled();
  expect(address()).not.toBe('/orders');
});

it.each(['placed', 'refused'])(
  '401 during an order, the same customer logs in again, the order is then %s',
  async (end) => {
    if (end === 'placed') installLocks();
    fillCart({ [second.name]: 2 });
    const { user } = renderApp('/cart', { signedIn: true });
    await press('Checkout');
    setFault({ endpoint: 'order', fault: 'hang', ...(end === 'refused' && { afterHang: 409 }) });
    await user.click(await press('Checkout'));
    await waitFor(() => expect(sentRequests('order')).toHaveLength(1));
    setFault({ endpoint: 'profile', fault: 401, times: 1 });
    await user.click(navigation().getByRole('link', { name: 'Profile' }));
    await waitFor(() => expect(address()).toBe('/login'));
    await logIn(user);
    await waitFor(() => expect(address()).toBe('/'));
    act(releaseHanging);
    await settled();
    await wait(1000);
    removeLocks();
    if (end === 'placed') expect(alerts()).toHaveTextContent(/may have been placed|placed successfully/);
    else expect(alerts()).toHaveTextContent(/Failed to place order. Please try again.$/);
  },
);

it.each([
  ['succeeds before the login', 200, true],
  ['succeeds after the login', 200, false],
  ['fails after the login, with the 401 of the old token', 401, false],
])(
  'an Add that the API has ended the session of, and that %s, is in the cart once',
  async (_what, status, isBefore) => {
    const { user } = renderApp('/products', { signedIn: true });
    let answer: (() => void) | undefined;
    answerCall('cartAdd', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      if (status === 200) fillCart({ [second.name]: 1 });
      return HttpResponse.json({}, { status });
    });
    await user.click(await press(`Add to Cart: ${second.name}`));
    await waitFor(() => expect(answer).toBeDefined());
    await settled();
    setFault({ endpoint: 'profile', fault: 401, times: 1 });
    await user.click(navigation().getByRole('link', { name: 'Profile' }));
    await waitFor(() => expect(address()).toBe('/login'));
    const end = answer;
    if (isBefore) end?.();
    answerCall('cartAdd', () => (fillCart({ [second.name]: 1 }), HttpResponse.json({})));
    await logIn(user);
    await waitFor(() => expect(address()).toBe('/'));
    end?.();
    await settled();
    await settled();
    expect(serverCart()).toEqual([[second.name, 1]]);
    expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  },
);

it('Put my cart back offers only what can be put back', async () => {
  answerJson('cart', { products: [{ productId: 'sku-00012345', name: 'Soap', price: 5, quantity: 1 }] });
  const { user } = renderApp('/products', { signedIn: true });
  await settled();
  await user.click(await press(`Buy Now: ${second.name}`));
  await waitFor(() => expect(address()).toBe('/orders'));
  expect(screen.queryByRole('button', { name: 'Put my cart back' })).toBeNull();
});

it('just what was bought leaves a cart that the server could not empty', async () => {
  fillCart({ [second.name]: 1, [third.name]: 2 });
  server(0);
  setFault({ endpoint: 'cartClear', fault: 500 });
  const { user } = renderApp(second.path, { signedIn: true });
  await settled();
  await user.click(await press(`Buy Now: ${second.name}`));
  await waitFor(() => expect(address()).toBe('/orders'));
  await waitFor(() => expect(serverCart()).toEqual([[third.name, 2]]));
  await settled();
  expect(screen.queryByText(/no longer in your cart/)).toBeNull();
});

it.each([
  ['another customer logs in', logBenIn],
  ['the customer logs out', () => endSession()],
])('a queued Add is not sent when %s: its token would be another one', async (_what, leave) => {
  setFault({ endpoint: 'cartAdd', fault: 'hang' });
  const { user } = renderApp('/products', { signedIn: true });
  await settled();
  await user.click(await press(`Add to Cart: ${first.name}`));
  await waitFor(() => expect(sentRequests('cartAdd')).toHaveLength(1));
  await user.click(await press(`Add to Cart: ${second.name}`));
  act(leave);
  const id = getSession()?.user.id;
  act(releaseHanging);
  await settled();
  await settled();
  expect(sentRequests('cartAdd')).toHaveLength(1);
  expect(getSession()?.user.id).toBe(id);
  expect(address()).toBe('/products');
});

it('an Add that is refused while an order is open is not called missing after a reload', async () => {
  fillCart({ [second.name]: 2 });
  const user = await loseCheckout(server(1));
  setFault({ endpoint: 'cartAdd', fault: 409, times: 1 });
  await user.click(navigation().getByRole('link', { name: 'Products' }));
  await user.click(await press(`Add to Cart: ${third.name}`));
  await settled();
  cleanup();
  exchangeCustomer();
  renderApp('/products');
  await settled();
  await settled();
  expect(alerts()).not.toHaveTextContent(/no longer in your cart/);
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
    const { user } = renderApp('/products', { signedIn: true });
    await settled();
    if (!isRead) {
      phoneAdds();
      setFault({ endpoint: 'cart', fault: 500, times: 1 });
    }
    await user.click(await press(`Buy Now: ${first.name}`));
    await waitFor(() => expect(address()).toBe('/orders'));
    expect(await within(alerts()).findByText(/3 other pieces/)).toBeVisible();
    expect(serverCart()).toEqual([]);
  },
);

it('a press that ordered nothing because another tab was ordering is told so at its end', async () => {
  installLocks();
  const { user } = renderApp('/products', { signedIn: true });
  await settled();
  let end = (): void => undefined;
  void navigator.locks.request(`order ${USER}`, () => new Promise<void>((resolve) => (end = resolve)));
  await user.click(await press(`Buy Now: ${first.name}`));
  await within(alerts()).findByText(/on its way/);
  end();
  expect(await within(alerts()).findByText('Nothing was ordered here.')).toBeVisible();
  expect(sentRequests('order')).toEqual([]);
  removeLocks();
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
    act(releaseHanging);
    await settled();
    await settled();
    expect(sentRequests('cartClear').map(({ authorization }) => authorization)).toEqual([token]);
    expect(getSession()?.user.id).toBe(id);
    expect(localStorage.getItem('pending') ?? '').not.toContain(third.name);
  },
);

it('an order does not empty the cart after the next login of its customer', async () => {
  const user = await checkoutBeforeEmptying();
  await user.click(navigation().getByRole('button', { name: 'Logout' }));
  await logIn(user);
  await waitFor(() => expect(address()).toBe('/'));
  await user.click(navigation().getByRole('link', { name: 'Products' }));
  await user.click(await press(`Add to Cart: ${third.name}`));
  await within(alerts()).findByText(`${third.name} added to cart.`);
  act(releaseHanging);
  await settled();
  expect(serverCart()).toEqual([[third.name, 1]]);
});

it.each([404, 500])('what another device adds after an emptying answered %d is ordered', async (fault) => {
  fillCart({ [second.name]: 2 });
  setFault({ endpoint: 'cartClear', fault });
  const user = await openCart();
  await user.click(await press('Checkout'));
  await waitFor(() => expect(address()).toBe('/orders'));
  await settled();
  fillCart({ [second.name]: 2 });
  await wait(61_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await user.click(await screen.findByRole('link', { name: 'Cart, 2 items' }));
  await ready('Checkout');
  await user.click(await press('Checkout'));
  await waitFor(() => expect(sentRequests('order')).toHaveLength(2));
  expect(sentRequests('cartDelete')).toEqual([]);
});

it('a new piece is ordered although neither the cart could be emptied nor can it be read', async () => {
  fillCart({ [second.name]: 1 });
  server(0);
  const user = await openCart();
  setFault({ endpoint: 'cart', fault: 500 });
  await user.click(await press('Checkout'));
  await waitFor(() => expect(address()).toBe('/orders'));
  await user.click(navigation().getByRole('link', { name: 'Products' }));
  await user.click(await press(`Add to Cart: ${third.name}`));
  await user.click(await screen.findByRole('link', { name: 'Cart, 1 item' }));
  await ready('Checkout');
  await user.click(await press('Checkout'));
  await waitFor(() => expect(sentRequests('cart').length).toBeGreaterThan(0));
  expect(await within(alerts()).findByText(/^Order placed successfully!/)).toBeVisible();
});

it('a logout in the middle of one fewer loses no pieces', async () => {
  fillCart({ [second.name]: 6 });
  const user = await openCart();
  setFault({ endpoint: 'cartAdd', fault: 'hang', times: 1 });
  await user.click(await oneFewer());
  await waitFor(() => expect(sentRequests('cartAdd')).toHaveLength(1));
  await user.click(navigation().getByRole('button', { name: 'Logout' }));
  act(releaseHanging);
  await settled();
  await waitFor(() => expect(serverCart()).toEqual([[second.name, 5]]));
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

it('another Buy Now while the page waits for the code of /orders sends nothing', async () => {
  const { page } = routeOf('/orders');
  page.content = undefined;
  vi.spyOn(page, 'load').mockReturnValue(new Promise(() => undefined));
  const { user } = renderApp('/products', { signedIn: true });
  for (const _press of [1, 2]) {
    await user.click(await press(`Buy Now: ${second.name}`));
    await within(alerts()).findByText(/Order placed successfully!/);
    await settled();
    await wait(700);
  }
  expect(sentRequests('order')).toHaveLength(1);
});

it('the warning of an open order outlives another order that is placed', async () => {
  const state = server(1);
  const { user } = renderApp('/products', { signedIn: true });
  state.down = true;
  await user.click(await press(`Buy Now: ${first.name}`));
  await within(alerts()).findByText(UNKNOWN);
  await ready(`Buy Now: ${third.name}`);
  await wait(600);
  await user.click(await press(`Buy Now: ${third.name}`));
  await within(alerts()).findByText(/Order placed successfully!/);
  expect(alerts()).toHaveTextContent(UNKNOWN);
});

it('incomplete items that were removed while an order is open are not offered again', async () => {
  const whole = { productId: second.id, name: second.name, price: 10, quantity: 1 };
  answerJson('cart', { products: [whole, { ...whole, productId: third.id, name: third.name, price: null }] });
  const user = await loseCheckout(server(1));
  answerJson('cart', { products: [whole] });
  await user.click(await press('Remove incomplete items'));
  await settled();
  expect(screen.queryByRole('button', { name: 'Put my cart back' })).toBeNull();
});

it('a cart that cannot be loaded is not said to lack pieces', async () => {
  fillCart({ [second.name]: 2 });
  server(1).down = true;
  const { user } = renderApp('/products', { signedIn: true });
  await settled();
  await user.click(await press(`Buy Now: ${first.name}`));
  await within(alerts()).findByText(UNKNOWN);
  cleanup();
  exchangeCustomer();
  setFault({ endpoint: 'cart', fault: 500 });
  renderApp('/cart');
  await screen.findAllByText('Your cart could not be loaded.');
  await settled();
  expect(screen.queryByText(/no longer in your cart/)).toBeNull();
});

it.each(['fails once', 'works'])(
  'of two like orders, the placed one has bought its own pieces; the emptying %s',
  async (how) => {
    const state = server(1, (n) => n > 1);
    fillCart({ [second.name]: 1 });
    const user = await openCart();
    await user.click(await press('Checkout'));
    await within(alerts()).findByText(UNKNOWN);
    await settled();
    await user.click(await press(`Remove ${second.name}`));
    await user.click(await press('Yes'));
    await user.click(navigation().getByRole('link', { name: 'Products' }));
    await user.click(await press(`Add to Cart: ${second.name}`));
    await user.click(await screen.findByRole('link', { name: 'Cart, 1 item' }));
    await ready('Checkout');
    await user.click(await press('Checkout'));
    if (how === 'fails once') setFault({ endpoint: 'cartClear', fault: 500, times: 1 });
    await user.click(await press('Yes'));
    await waitFor(() => expect(address()).toBe('/orders'));
    await waitFor(() => expect(serverCart()).toEqual([]));
    await settled();
    expect(alerts()).toHaveTextContent(/^Order placed successfully!$/);
    expect(state.posts).toBe(2);
  },
);

it('what could not be taken out of the cart is asked about before it is ordered again', async () => {
  const state = server(0);
  fillCart({ [second.name]: 1 });
  const user = await openCart();
  setFault({ endpoint: 'cartClear', fault: 500, times: 1 }, { endpoint: 'cartDelete', fault: 401, times: 1 });
  await user.click(await press('Checkout'));
  await waitFor(() => expect(address()).toBe('/login'));
  await settled();
  expect(serverCart()).toEqual([[second.name, 1]]);
  await logIn(user);
  await user.click(await screen.findByRole('link', { name: 'Cart, 1 item' }));
  await user.click(await press('Checkout'));
  expect(await screen.findByRole('alertdialog', { name: /^Order the same again/ })).toBeVisible();
  expect(state.posts).toBe(1);
});

it('an Add whose answer is lost while the session ends is in the cart once after the login', async () => {
  const { user } = renderApp('/products', { signedIn: true });
  await settled();
  setFault({ endpoint: 'cartAdd', fault: 'hang', afterHang: 'reset', done: true, times: 1 });
  await user.click(await press(`Add to Cart: ${second.name}`));
  await waitFor(() => expect(sentRequests('cartAdd')).toHaveLength(1));
  setFault({ endpoint: 'profile', fault: 401, times: 1 });
  await user.click(navigation().getByRole('link', { name: 'Profile' }));
  await waitFor(() => expect(address()).toBe('/login'));
  act(releaseHanging);
  await settled();
  clearFaults();
  await logIn(user);
  await waitFor(() => expect(address()).toBe('/'));
  await settled();
  await settled();
  expect(serverCart()).toEqual([[second.name, 1]]);
});

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

it('Put my cart back waits for an order of another tab, and then adds', async () => {
  installLocks();
  fillCart({ [third.name]: 1 });
  const { user } = renderApp('/products', { signedIn: true });
  await settled();
  await user.click(await press(`Buy Now: ${second.name}`));
  await waitFor(() => expect(address()).toBe('/orders'));
  await settled();
  let end: (() => void) | undefined;
  void navigator.locks.request(`order ${USER}`, () => new Promise<void>((resolve) => (end = resolve)));
  await user.click(await press('Put my cart back'));
  await settled();
  end?.();
  expect(await within(alerts()).findByText('1 piece added to your cart.')).toBeVisible();
  expect(serverCart()).toEqual([[third.name, 1]]);
  removeLocks();
});

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
    await wait(4000);
    act(releaseHanging);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(await within(alerts()).findByText(FAILED)).toBeVisible();
    expect(sentRequests('order')).toHaveLength(posts);
  },
);

it('Yes sends nothing if another tab has settled the order', async () => {
  const state = server(1, (n) => n > 1);
  const { user } = renderApp('/products', { signedIn: true });
  await user.click(await press(`Buy Now: ${first.name}`));
  await within(alerts()).findByText(UNKNOWN);
  await settled();
  await wait(600);
  await user.click(await press(`Buy Now: ${first.name}`));
  await press('Yes');
  otherTabWrites('pending', null);
  await user.click(await press('Yes'));
  expect(await within(alerts()).findByText('Nothing was ordered here.')).toBeVisible();
  expect(state.posts).toBe(1);
});
