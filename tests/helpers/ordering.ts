import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { FaultRule } from '#mocks/faults';
import { exchangeCustomer } from '#shop/session/customer';
import { address, renderApp } from './app';
import { currentState, DEMO_ACCOUNT, releaseHanging, sentRequests, setFault } from './mock';
import { settled } from './requests';

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
  endpoint: 'order' | 'cartAdd' = 'order',
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
