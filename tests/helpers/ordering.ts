import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect } from 'vitest';
import type { FaultRule } from '#mocks/faults';
import { sandboxNamed } from '#mocks/store';
import { exchangeCustomer } from '#shop/session/customer';
import { answerCall } from './api';
import { address, renderApp } from './app';
import { pass } from './clock';
import { first, second } from './goods';
import { currentState, DEMO_ACCOUNT, fillCart, releaseHanging, sentRequests, setFault } from './mock';
import { follow, openCatalogue } from './page';
import { settled } from './requests';

/** What is said of an order whose outcome is not known. */
export const UNKNOWN = /It may have been placed/;

export const alerts = () => screen.getByRole('alert');

export const press = (name: string) => screen.findByRole('button', { name });

/** Waits until a button takes presses again. */
export async function ready(name: string): Promise<void> {
  await waitFor(async () => expect(await press(name)).not.toHaveAttribute('aria-disabled'));
}

/** Orders by a button, and waits for the page that follows. */
export async function order(user: UserEvent, button: string): Promise<void> {
  await user.click(await press(button));
  await waitFor(() => expect(address()).toBe('/orders'));
}

/** Presses a button whose call is not answered before `releaseHanging`. @param rule the late answer: by default, success */
export async function pressAndHang(
  user: UserEvent,
  name: string,
  endpoint: 'order' | 'cartAdd' | 'cartDelete' = 'order',
  rule: Partial<FaultRule> = {},
): Promise<void> {
  setFault({ endpoint, fault: 'hang', ...rule });
  await user.click(await press(name));
  await waitFor(() => expect(sentRequests(endpoint)).toHaveLength(1));
}

/** The calls that hang are answered, and the app shows it. */
export async function answerHanging(): Promise<void> {
  act(releaseHanging);
  await settled();
}

/** Loads the page anew, with the session that is stored. */
export function reload(path: string): void {
  cleanup();
  exchangeCustomer();
  renderApp(path);
}

/** The demo customer's cart as the server has it: names and quantities. */
export const serverCart = () =>
  (currentState().carts[DEMO_ACCOUNT.id] ?? []).map(({ name, quantity }) => [name, quantity]);

/** Opens the cart, or looks at the orders first: then an older one can be told from a new one. */
export async function openCart(looksAtOrders = false) {
  const { user } = renderApp(looksAtOrders ? '/orders' : '/cart', { signedIn: true });
  if (looksAtOrders) {
    await screen.findByRole('heading', { name: 'Latest order' });
    await user.click(await screen.findByRole('link', { name: /^Cart, / }));
  }
  await press('Checkout');
  return user;
}

/** A server that leaves the cart to the shop's DELETE /cart/clear; it stores every order and loses the first answers. */
export function server(lost: number, stores = (_n: number): boolean | Promise<boolean> => true) {
  const old: object = { _id: 'old', createdAt: '2025-01-01T00:00:00Z', items: [] };
  const state = { posts: 0, down: false, orders: [old] };
  answerCall('order', async ({ request }) => {
    const { items } = (await request.json()) as { items: object[] };
    state.posts += 1;
    const order = { _id: `o${state.posts}`, createdAt: new Date().toISOString(), items };
    if (await stores(state.posts)) state.orders.unshift(order);
    return state.posts <= lost ? HttpResponse.error() : HttpResponse.json({ order });
  });
  answerCall('orders', () =>
    state.down ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json({ orders: state.orders }),
  );
  return state;
}

/** Checkout, whose answer is lost while the orders cannot be read. */
export async function loseCheckout(state: { down: boolean }) {
  const user = await openCart(true);
  state.down = true;
  await user.click(await press('Checkout'));
  await within(alerts()).findByText(UNKNOWN);
  await ready('Checkout');
  return user;
}

/** What hangs is answered, and what follows from it has happened. */
export async function rest(): Promise<void> {
  await answerHanging();
  await pass(500);
  await settled();
}

/** Buy Now loses its answer while the orders, which were looked at before, cannot be read. */
export async function loseBuyNow() {
  const buy = `Buy Now: ${first.name}`;
  const state = server(1);
  const { user } = renderApp('/orders', { signedIn: true });
  await screen.findByRole('heading', { name: 'Latest order' });
  state.down = true;
  await follow(user, 'Products');
  await user.click(await press(buy));
  await within(alerts()).findByText(UNKNOWN);
  await ready(buy);
  await settled();
  await pass(600);
  return { user, state };
}

/** A cart of two pieces, or more, whose Checkout has lost its answer. `find`: the page of the orders shows the order. */
export async function openOrder(more: Parameters<typeof fillCart>[0] = {}) {
  fillCart({ [second.name]: 2, ...more });
  const state = server(1);
  const user = await loseCheckout(state);
  const find = async (): Promise<void> => {
    state.down = false;
    await follow(user, 'Orders');
    await within(alerts()).findByText(/^Order placed successfully!/);
    await rest();
  };
  return { user, find };
}

/** What a customer can know of their pieces: what is said, and what is in the cart. */
export const known = (): string => `${alerts().textContent} ${JSON.stringify(serverCart())}`;

/** The cart is put back after Buy Now, and the next call that adds hangs. */
export async function putBackSlowly(...rules: FaultRule[]): Promise<UserEvent> {
  const user = await openCatalogue();
  await order(user, `Buy Now: ${second.name}`);
  await settled();
  setFault(...rules, { endpoint: 'cartAdd', fault: 'hang' });
  await user.click(await press('Put my cart back'));
  return user;
}

/** Another device changes the cart. */
export function phoneLeaves(quantities: Readonly<Record<string, number>>): void {
  sandboxNamed().carts.delete(DEMO_ACCOUNT.id);
  fillCart(quantities);
}

/** Presses a button of the cart that takes pieces out of it. */
export async function take(user: UserEvent, name: string): Promise<void> {
  await user.click(await press(name));
  if (!name.startsWith('One fewer')) await user.click(await press('Yes'));
}
