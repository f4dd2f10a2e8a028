import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { seedProducts } from '#mocks/seed/catalogue';
import type { StoredProduct } from '#mocks/types';
import { productPath } from '#shop/products/productPath';
import { getSession } from '#shop/session/sessionStore';
import { address, renderApp } from './app';
import { DEMO_ACCOUNT, sentRequests, setFault } from './mock';

/** The parts of every page. */
export const main = () => within(screen.getByRole('main'));
export const header = () => within(screen.getByRole('banner'));
export const footer = () => within(screen.getByRole('contentinfo'));
export const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }));

/** Follows a link of the navigation. */
export const follow = (user: UserEvent, name: string) => user.click(navigation().getByRole('link', { name }));

export const logOut = (user: UserEvent) => user.click(navigation().getByRole('button', { name: 'Logout' }));

/** Waits for the page with this heading. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** The text of the polite live region. */
export const announced = () => document.getElementById('announcements')?.textContent;

/** Fills the fields with these labels, replacing their content. */
export async function fill(user: UserEvent, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    const field = await main().findByLabelText(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
}

/** Logs the demo account in with the form that is on screen. */
export async function logIn(user: UserEvent, password: string = DEMO_ACCOUNT.password): Promise<void> {
  await fill(user, { 'Email or username': DEMO_ACCOUNT.email, Password: password });
  await user.keyboard('{Enter}');
}

/** Logs the demo account in, and waits for Home. */
export async function logInAgain(user: UserEvent): Promise<void> {
  await logIn(user);
  await waitFor(() => expect(address()).toBe('/'));
}

/** The API ends the session: it refuses the call of the profile. */
export async function meetRefusal(user: UserEvent): Promise<void> {
  setFault({ endpoint: 'profile', fault: 401, times: 1 });
  await user.click(navigation().getByRole('link', { name: 'Profile' }));
  await waitFor(() => expect([getSession(), address()]).toEqual([null, '/login']));
}

/** Opens the catalogue, and waits until its perfumes and the customer's cart are loaded. */
export async function openCatalogue(signedIn = true): Promise<UserEvent> {
  const { user } = renderApp('/products', { signedIn });
  await screen.findAllByRole('button', { name: /^Add to Cart/ });
  if (signedIn) await waitFor(() => expect(sentRequests('cart')[0]?.status).toBe(200));
  return user;
}

/** A product of the mock. @throws Error if it sells none of this name */
export function productNamed(name: string): StoredProduct {
  const product = seedProducts.find((one) => one.name === name);
  if (!product) throw new Error(`the mock sells no ${name}`);
  return product;
}

/** The address of the panel of a product of the mock. */
export const panelPath = (name: string): string => productPath(productNamed(name));
