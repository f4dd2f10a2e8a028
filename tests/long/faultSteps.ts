import type { Locator } from '@playwright/test';
import { expect } from '../e2e/fixtures';
import type { Shop } from './faultCell';

/** What the walks of the fault matrix are made of in a browser. */

export const main = ({ page }: Shop): Locator => page.getByRole('main');

export const button = (shop: Shop, name: string | RegExp): Locator =>
  main(shop).getByRole('button', { name, exact: true });

export const press = (shop: Shop, name: string): Promise<void> => button(shop, name).click();

/** Follows a link of the navigation. */
export const follow = ({ page }: Shop, name: string): Promise<void> =>
  page.getByRole('banner').getByRole('navigation').getByRole('link', { name, exact: true }).click();

/** A text of the page. @returns it, as the table of all cells has it */
export async function reads(shop: Shop, text: string): Promise<string> {
  await expect(main(shop).getByText(text, { exact: true }).first()).toBeVisible();
  return `'${text}'`;
}

/** A message that outlives the page. @returns it, as the table of all cells has it */
export async function alerts({ page }: Shop, text: string): Promise<string> {
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  return `alert '${text}'`;
}

export const heading = async (shop: Shop, name: string): Promise<string> => {
  await expect(main(shop).getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  return `page '${name}'`;
};

export async function at({ page }: Shop, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
}

export async function fill(shop: Shop, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await main(shop).getByLabel(label, { exact: true }).fill(value);
}

/** Nothing that was typed is lost. */
export async function typed(shop: Shop, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await expect(main(shop).getByLabel(label, { exact: true })).toHaveValue(value);
}

/** Waits until the shop has logged a failure that the shopper is not told of. */
export async function logged({ warnings }: Shop, text: string): Promise<void> {
  await expect.poll(() => warnings.join('\n')).toContain(text);
}

/** The button's own call is over. */
export async function isIdle(shop: Shop, name: string): Promise<void> {
  await expect(button(shop, name)).not.toHaveAttribute('aria-disabled', 'true');
}
