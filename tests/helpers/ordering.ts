import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { renderApp } from './app';
import { currentState, DEMO_ACCOUNT } from './mock';

export const alerts = () => screen.getByRole('alert');

export const press = (name: string) => screen.findByRole('button', { name });

/** Waits until a button takes presses again. */
export async function ready(name: string): Promise<void> {
  await waitFor(async () => expect(await press(name)).not.toHaveAttribute('aria-disabled'));
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
