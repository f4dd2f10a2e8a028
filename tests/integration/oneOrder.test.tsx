import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCall, answerJson } from '../helpers/api';
import { address, renderApp } from '../helpers/app';
import { expectLogged } from '../helpers/console';
import { first, second, third } from '../helpers/goods';
import { clearFaults, DEMO_ACCOUNT, fillCart, releaseHanging, sentRequests, setFault } from '../helpers/mock';
import { installLocks, removeLocks } from '../helpers/locks';
import {
  alerts,
  openCart,
  order,
  phoneLeaves,
  press,
  pressAndHang,
  ready,
  serverCart,
} from '../helpers/ordering';
import { main, navigation } from '../helpers/page';
import { requestsAnswered } from '../helpers/requests';
import { comesBack, otherTabWrites } from '../helpers/otherTab';

const USER = DEMO_ACCOUNT.id;
const FAILED = 'Failed to place order. Please try again.';
const UNKNOWN = `${FAILED} It may have been placed: look at Your Orders first.`;
const CHANGED = 'Your cart has changed. Please look at it once more.';
const QUESTION = { name: 'Order the same again?' };

/** An order of two pieces whose answer another tab, or this one before a reload, has lost. */
const pendingOrder = (change: object = {}): string => {
  const { id, price: cents } = second;
  const items = [{ productId: id, quantity: 2, price: cents }];
  const sent = { items, sentAt: Date.now() - 1000, earlierIds: [], hasListed: false };
  return JSON.stringify({ [USER]: { orders: [{ ...sent, ...change }] } });
};

/** Buys a perfume after a look at the orders; the server places the order, and its answer is lost. */
async function loseAnOrder() {
  const { user } = renderApp('/orders', { signedIn: true });
  await screen.findByRole('heading', { name: 'Latest order' });
  await user.click(navigation().getByRole('link', { name: 'Products' }));
  setFault({ endpoint: 'order', fault: 'reset', done: true, times: 1 }, { endpoint: 'orders', fault: 500 });
  await user.click(await press(`Buy Now: ${second.name}`));
  await waitFor(() => expectLogged(/The newest orders could not be read/));
  expectLogged(/Failed to place the order/);
  clearFaults();
  await ready(`Buy Now: ${second.name}`);
  return user;
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

it('a second press while the newest orders are read is told, and leaves the warning, which then says what they say', async () => {
  const { user } = renderApp('/products', { signedIn: true });
  setFault({ endpoint: 'order', fault: 'reset', times: 1 }, { endpoint: 'orders', fault: 'hang' });
  await user.click(await press(`Buy Now: ${second.name}`));
  expect(await within(alerts()).findByText(UNKNOWN)).toBeVisible();
  expectLogged(/Failed to place the order/);
  await user.click(await press(`Buy Now: ${first.name}`));
  expect(await within(alerts()).findByText('Looking for your last order…')).toBeVisible();
  expect(within(alerts()).getByText(UNKNOWN)).toBeVisible();
  act(releaseHanging);
  expect(await within(alerts()).findByText(`${UNKNOWN} It is not among your orders yet.`)).toBeVisible();
  expect(alerts()).not.toHaveTextContent('Looking for');
  expect(sentRequests('order')).toHaveLength(1);
});

describe('an order of unknown outcome', () => {
  it('is told after a reload, until it is dismissed, and is still asked about', async () => {
    fillCart({ [second.name]: 2 });
    localStorage.setItem('pending', pendingOrder());
    const user = await openCart();
    expect(await within(alerts()).findByText(UNKNOWN)).toBeVisible();
    await user.click(within(alerts()).getByRole('button', { name: 'Dismiss' }));
    cleanup();
    await openCart();
    await requestsAnswered();
    expect(alerts()).toBeEmptyDOMElement();
    await user.click(await press('Checkout'));
    expect(await screen.findByRole('alertdialog', QUESTION)).toBeVisible();
  });

  it.each([
    ['of two days ago', { sentAt: Date.now() - 48 * 3_600_000 }],
    ['whose entry is damaged', { items: [{ productId: 7 }] }],
  ])('%s is forgotten', async (_what, change) => {
    fillCart({ [second.name]: 2 });
    // What another customer has left here goes too.
    const { [USER]: kept } = JSON.parse(pendingOrder(change)) as Record<string, object>;
    localStorage.setItem('pending', JSON.stringify({ [USER]: kept, ben: kept }));
    const user = await openCart();
    expect(localStorage.getItem('pending')).toBeNull();
    await order(user, 'Checkout');
  });

  it('that is found takes nothing out of the cart that was added after it was sent', async () => {
    const user = await loseAnOrder();
    for (const name of [third.name, second.name]) {
      await user.click(await press(`Add to Cart: ${name}`));
      await within(alerts()).findByText(`${name} added to cart.`);
    }
    await order(user, `Buy Now: ${second.name}`);
    expect(within(alerts()).getByText('Order placed successfully!')).toBeVisible();
    await act(requestsAnswered);
    expect(serverCart()).toEqual([
      [third.name, 1],
      [second.name, 1],
    ]);
    expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    expect(sentRequests('order')).toHaveLength(1);
  });
});

it.each([
  ['finds the order', null],
  ['dismisses the warning', pendingOrder({ is: 'dismissed' })],
])('a warning goes when another tab %s', async (_what, pending) => {
  fillCart({ [second.name]: 2 });
  localStorage.setItem('pending', pendingOrder());
  await openCart();
  await within(alerts()).findByText(UNKNOWN);
  otherTabWrites('pending', pending ?? '{}');
  expect(alerts()).toBeEmptyDOMElement();
});

it('a warning that is dismissed while a further order is being sent says nothing of that one', async () => {
  localStorage.setItem('pending', pendingOrder());
  const { user } = renderApp('/products', { signedIn: true });
  await within(alerts()).findByText(UNKNOWN);
  await pressAndHang(user, `Buy Now: ${third.name}`, 'order', { afterHang: 504 });
  await user.click(within(alerts()).getByRole('button', { name: 'Dismiss' }));
  expect(alerts()).toBeEmptyDOMElement();
  act(releaseHanging);
  expect(await within(alerts()).findByText(UNKNOWN, { exact: false })).toBeVisible();
  expectLogged(/Failed to place the order/);
});

it('an order of unknown outcome that was placed is told when it is listed; the same rows are then another order', async () => {
  const user = await loseAnOrder();
  await user.click(within(alerts()).getByRole('button', { name: 'Dismiss' }));
  await user.click(navigation().getByRole('link', { name: 'Orders' }));
  expect(await within(alerts()).findByText('Order placed successfully!')).toBeVisible();
  await user.click(navigation().getByRole('link', { name: 'Products' }));
  await user.click(await press(`Buy Now: ${second.name}`));
  await waitFor(() => expect(sentRequests('order')).toHaveLength(2));
  await waitFor(() => expect(address()).toBe('/orders'));
});

describe('the cart that is ordered is the cart that is shown', () => {
  it.each([
    ['the phone has ordered it', {}, 'Your Cart is Empty'],
    ['it has another quantity', { [second.name]: 3 }, 'Your Cart'],
    ['it has another row', { [second.name]: 2, [third.name]: 1 }, 'Your Cart'],
  ])('Checkout orders nothing if %s meanwhile', async (_what, now, heading) => {
    fillCart({ [second.name]: 2 });
    const user = await openCart();
    phoneLeaves(now);
    await user.click(await press('Checkout'));
    expect(await within(alerts()).findByText(CHANGED)).toBeVisible();
    expect(sentRequests('order')).toEqual([]);
    expect(address()).toBe('/cart');
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it('Checkout orders nothing that another tab has just removed, although the cart cannot be read', async () => {
    fillCart({ [second.name]: 1, [third.name]: 1 });
    const user = await openCart();
    const rows = JSON.parse(localStorage.getItem('cart') ?? '') as object[];
    localStorage.setItem('cart', JSON.stringify(rows.slice(1)));
    setFault({ endpoint: 'cart', fault: 500, times: 1 });
    await user.click(await press('Checkout'));
    expect(await within(alerts()).findByText(CHANGED)).toBeVisible();
    expect(sentRequests('order')).toEqual([]);
    expectLogged(/Failed to load the cart/);
  });

  it('Checkout orders nothing at another price, and then orders what is shown', async () => {
    const row = { productId: second.id, name: second.name, quantity: 1 };
    answerJson('cart', { products: [{ ...row, price: 100 }] });
    const user = await openCart();
    answerJson('cart', { products: [{ ...row, price: 120 }] });
    await user.click(await press('Checkout'));
    expect(await within(alerts()).findByText(CHANGED)).toBeVisible();
    expect(main().getAllByText('$120.00')[0]).toBeVisible();
    await ready('Checkout');
    await user.click(await press('Checkout'));
    await waitFor(() => expect(sentRequests('order')).toHaveLength(1));
    expect(sentRequests('order')[0]?.body).toMatchObject({ items: [{ price: 120 }] });
    await waitFor(() => expect(address()).toBe('/orders'));
  });

  it.each([
    ['/cart', 'Checkout'],
    ['/products', `Buy Now: ${second.name}`],
  ])('if it is not read within three seconds, %s orders what is shown', async (path, button) => {
    fillCart({ [second.name]: 2 });
    const { user } = renderApp(path, { signedIn: true });
    await waitFor(() => expect(sentRequests('cart')[0]?.status).toBe(200));
    setFault({ endpoint: 'cart', fault: 'hang' });
    await user.click(await press(button));
    await waitFor(() => expect(sentRequests('cart')).toHaveLength(2));
    expect(sentRequests('order')).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    await waitFor(() => expect(address()).toBe('/orders'));
    expectLogged(/Failed to load the cart: timeout/);
    act(releaseHanging);
  });

  it('a tab that comes back reads the cart again after more than a minute', async () => {
    fillCart({ [second.name]: 2 });
    await openCart();
    comesBack();
    expect(sentRequests('cart')).toHaveLength(1);
    phoneLeaves({ [third.name]: 1 });
    act(() => void vi.setSystemTime(Date.now() + 61_000));
    comesBack();
    expect(await main().findByRole('heading', { name: third.name })).toBeVisible();
  });

  it("'Total: $X.' follows if the server has placed another total", async () => {
    fillCart({ [second.name]: 1 });
    answerCall('order', () => HttpResponse.json({ order: { _id: 'o', total: '150.50' } }));
    const user = await openCart();
    await user.click(await press('Checkout'));
    expect(await within(alerts()).findByText('Order placed successfully! Total: $150.50.')).toBeVisible();
  });
});

it.each([
  [{ message: `${second.name} is sold out.` }, `${FAILED} ${second.name} is sold out.`],
  [{ error: '<p>No</p>' }, FAILED],
])('an order that is refused with 409 and %j says why, and reads the cart again', async (body, text) => {
  fillCart({ [second.name]: 2 });
  const user = await openCart();
  setFault({ endpoint: 'order', fault: 409, body });
  await user.click(await press('Checkout'));
  expect(await within(alerts()).findByText(text)).toBeVisible();
  expectLogged(/Failed to place the order/);
  await waitFor(() => expect(sentRequests('cart')).toHaveLength(3));
  expect(sentRequests('orders')).toEqual([]);
});

describe('two tabs', () => {
  it.each([
    ['the browser refuses its locks', () => Promise.reject(new DOMException('', 'SecurityError'))],
    ['there are none', undefined],
  ])('order if %s', async (_what, request) => {
    fillCart({ [second.name]: 2 });
    const user = await openCart();
    const locks = request && { request, query: request };
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }));
    await order(user, 'Checkout');
    expect(sentRequests('order')).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  it('are told of each other; a second order of the same tab waits until the first has emptied the cart', async () => {
    setFault({ endpoint: 'cartClear', fault: 'hang' });
    const { user } = renderApp('/products', { signedIn: true });
    installLocks();
    await order(user, `Buy Now: ${second.name}`);
    await user.click(navigation().getByRole('link', { name: 'Products' }));
    await ready(`Buy Now: ${third.name}`);
    await user.click(await press(`Buy Now: ${third.name}`));
    expect(sentRequests('order')).toHaveLength(1);
    act(releaseHanging);
    await waitFor(() => expect(sentRequests('order')).toHaveLength(2));
    await waitFor(() => expect(address()).toBe('/orders'));
    removeLocks();
  });
});
