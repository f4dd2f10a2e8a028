import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '#config/paths';

/** What a shopper sees and does, by the names on the screen. */

export const main = (page: Page): Locator => page.getByRole('main');
export const banner = (page: Page): Locator => page.getByRole('banner');
export const footer = (page: Page): Locator => page.getByRole('contentinfo');
export const heading = (page: Page, name?: string): Locator =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) });
/** The alerts with this text. */
export const alert = (page: Page, text: string | RegExp = /./): Locator =>
  page.getByRole('alert').filter({ hasText: text });
export const cartLink = (page: Page): Locator => banner(page).getByRole('link', { name: /^Cart/ });
export const cartItems = (page: Page): Locator =>
  main(page).getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');

/** Waits until the header shows that the cart holds this many pieces. */
export async function expectCart(page: Page, pieces: number): Promise<void> {
  const count = pieces === 1 ? '1 item' : `${pieces} items`;
  await expect(cartLink(page)).toHaveAccessibleName(pieces === 0 ? 'Cart' : `Cart, ${count}`);
}

export interface NewAccount {
  name: string;
  email: string;
  password: string;
}

/** Opens the phone's menu, if there is one. */
async function openMenu(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  if ((await toggle.isVisible()) && (await toggle.getAttribute('aria-expanded')) === 'false') {
    await toggle.click();
  }
}

/** Registers with the form, which also logs in. */
export async function signUp(page: Page, { name, email, password }: NewAccount): Promise<void> {
  await page.goto(paths.register);
  const fields = { Name: name, Email: email, Password: password, 'Confirm password': password };
  for (const [label, text] of Object.entries(fields)) {
    await main(page).getByLabel(label, { exact: true }).fill(text);
  }
  await main(page).getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL(paths.home);
}

/** Logs out with the button of the navigation. */
export async function logOut(page: Page): Promise<void> {
  await openMenu(page);
  await banner(page).getByRole('button', { name: 'Logout', exact: true }).click();
}

/** Opens the search overlay. */
export const openSearch = (page: Page): Promise<void> =>
  banner(page).getByRole('button', { name: 'Search', exact: true }).click();

/** Opens the search overlay and types. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await openSearch(page);
  const box = page.getByRole('combobox', { name: 'Search products, pages...' });
  await expect(box).toBeFocused();
  await box.fill(text);
}

/** Adds the perfume on screen, and waits for the alert and until the cart holds this many pieces. */
export async function addToCart(page: Page, name: string, pieces: number): Promise<void> {
  await page.getByRole('button', { name: `Add to Cart: ${name}`, exact: true }).click();
  await expect(alert(page, `${name} added to cart.`)).toBeVisible();
  await expectCart(page, pieces);
}
