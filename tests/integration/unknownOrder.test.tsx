import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerJson } from '../helpers/api';
import { address, renderApp } from '../helpers/app';
import { pass } from '../helpers/clock';
import { expectLogged } from '../helpers/console';
import { first, second, third } from '../helpers/goods';
import {
  currentState,
  DEMO_ACCOUNT,
  fillCart,
  releaseHanging,
  sentRequests,
  setFault,
} from '../helpers/mock';
import { alerts, openCart, press, ready } from '../helpers/ordering';
import { header, heading, navigation } from '../helpers/page';

const checkout = () => press('Checkout');
const PLACED = 'Order placed successfully!';
const UNKNOWN =
  'Failed to place order. Please try again. It may have been placed: look at Your Orders first.';
const NOT_YET = /It is not among your orders yet\./;
const QUESTION = { name: 'Order the same again?' };

describe('an order of unknown outcome', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fillCart({ [second.name]: 2, [first.name]: 1 });
  });

  it.each([
    { fault: 500 },
    { fault: 504 },
    { fault: 'reset' as const },
    { fault: 200, body: '<!doctype html>' },
  ])('that was placed (%j) counts as placed: the newest orders have it', async (failure) => {
    setFault({ endpoint: 'order', ...failure, done: true, times: 1 });
    const user = await openCart(true);
    await user.click(await checkout());
    await waitFor(() => expect(address()).toBe('/orders'));
    expect(await within(alerts()).findByText(PLACED)).toBeVisible();
    expect(alerts()).not.toHaveTextContent('Failed to place order.');
    expectLogged(/Failed to place the order/);
    expect(sentRequests('order')).toHaveLength(1);
    const [placed] = currentState().orders[DEMO_ACCOUNT.id] ?? [];
    expect(JSON.parse(localStorage.getItem('lastOrder') ?? '')).toMatchObject({ orderId: placed?.orderId });
    expect(header().getByRole('link', { name: 'Cart' })).toBeVisible();
    expect(sentRequests('cartClear')).toEqual([]);
  });

  /** Orders, the oldest first, of which a server may have more. */
  const oldestFirst = Array.from({ length: 20 }, (_, day) => ({
    _id: `o${day}`,
    createdAt: new Date(Date.UTC(2025, 0, 1 + day)).toISOString(),
  }));

  it.each([
    ['was not placed', { fault: 'reset' }, null, / It is not among your orders yet\.$/],
    ['no list of before can tell from an older one', { fault: 504, done: true }, null, /an older one\.$/],
    ['is not among the oldest orders, if there are more', { fault: 504, done: true }, 10, /first\.$/],
    ['is not among the oldest orders of a longer page', { fault: 504, done: true }, 20, /first\.$/],
    ['was refused with 500, and cannot be looked up', { fault: 500, done: true }, 503, /first\.$/],
    ['cannot be looked up', { fault: 504, done: true }, 500, /first\.$/],
  ] as const)('that %s stays unknown, and keeps the cart', async (_what, failure, orders, end) => {
    if (orders && orders < 100) answerJson('orders', oldestFirst.slice(0, orders));
    else if (orders) setFault({ endpoint: 'orders', fault: orders });
    setFault({ endpoint: 'order', ...failure, times: 1 });
    const user = await openCart();
    await user.click(await checkout());
    await ready('Checkout');
    const told = within(alerts()).getByText(UNKNOWN, { exact: false });
    expect(told).toHaveTextContent(end);
    expectLogged(/Failed to place the order/);
    if (Number(sentRequests('orders')[0]?.status) >= 500) expectLogged(/The newest orders could not be read/);
    expect(address()).toBe('/cart');
    expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    expect(sentRequests('cartClear')).toEqual([]);
  });

  it('is none if the answer says `success: false`', async () => {
    answerJson('order', { success: false, message: 'Out of stock' });
    const user = await openCart();
    await user.click(await checkout());
    expect(await within(alerts()).findByText('Failed to place order. Please try again.')).toBeVisible();
    expectLogged(/Failed to place the order/);
    expect(sentRequests('orders')).toEqual([]);
    expect(sentRequests('cartClear')).toEqual([]);
  });

  it('is looked for again by Checkout, which then asks before it sends the same rows', async () => {
    setFault({ endpoint: 'order', fault: 'reset', times: 1 });
    const user = await openCart();
    await user.click(await checkout());
    await within(alerts()).findByText(NOT_YET);
    expectLogged(/Failed to place the order/);
    await ready('Checkout');
    await user.click(await checkout());
    expect(await screen.findByRole('alertdialog', QUESTION)).toBeVisible();
    expect(sentRequests('orders')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await checkout()).toHaveFocus();
    expect(sentRequests('order')).toHaveLength(1);
    await ready('Checkout');
    await user.click(await checkout());
    await screen.findByRole('alertdialog', QUESTION);
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(address()).toBe('/orders'));
    expect(sentRequests('order')).toHaveLength(2);
  });

  it('says that it is looked for before Buy Now sends the same again, and asks on the page that is open then', async () => {
    setFault({ endpoint: 'order', fault: 'reset', times: 1 });
    const { user } = renderApp('/products', { signedIn: true });
    await user.click(await press(`Buy Now: ${third.name}`));
    await within(alerts()).findByText(NOT_YET);
    expectLogged(/Failed to place the order/);
    await ready(`Buy Now: ${third.name}`);
    setFault({ endpoint: 'orders', fault: 'hang' });
    await user.click(await press(`Buy Now: ${third.name}`));
    await waitFor(() => expect(sentRequests('orders')).toHaveLength(2));
    await pass(1000);
    expect(await within(screen.getByRole('main')).findByText('Looking for your last order…')).toBeVisible();
    await user.click(navigation().getByRole('link', { name: 'Contact' }));
    await heading('Contact');
    act(releaseHanging);
    const question = await screen.findByRole('alertdialog', QUESTION);
    await user.click(within(question).getByRole('button', { name: 'No' }));
    expect(alerts()).toHaveTextContent(NOT_YET);
    expect(sentRequests('order')).toHaveLength(1);
    expect(address()).toBe('/contact');
  });
});
