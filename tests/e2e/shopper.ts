import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/config/paths';

/** What a shopper does, by the names on the screen. */

export interface NewAccount {
  name: string;
  email: string;
  password: string;
}

/** Opens the phone's menu where there is one. */
async function openMenu(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  if ((await toggle.isVisible()) && (await toggle.getAttribute('aria-expanded')) === 'false') {
    await toggle.click();
  }
}

/** Registers by the form, which logs in as well. */
export async function signUp(page: Page, { name, email, password }: NewAccount): Promise<void> {
  await page.goto(paths.register);
  const main = page.getByRole('main');
  await main.getByLabel('Name', { exact: true }).fill(name);
  await main.getByLabel('Email', { exact: true }).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByLabel('Confirm password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL(paths.home);
}

/** Fills in the login form that is on screen, and sends it. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email or username').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Logs out by the navigation. */
export async function logOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('banner').getByRole('button', { name: 'Logout', exact: true }).click();
}

/** Opens the search overlay and types. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  const box = page.getByRole('combobox', { name: 'Search products, pages...' });
  await expect(box).toBeFocused();
  await box.fill(text);
}

/** Adds the perfume on screen, and waits until the shop says so and the cart holds so many pieces. */
export async function addToCart(page: Page, name: string, pieces: number): Promise<void> {
  await page.getByRole('button', { name: `Add to Cart: ${name}`, exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: `${name} added to cart.` })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(
    pieces === 1 ? 'Cart, 1 item' : `Cart, ${String(pieces)} items`,
  );
}
