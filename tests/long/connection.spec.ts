import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';

const NOTICE = /^You are offline\./;

test(
  'offline, a notice says so, and what was typed stays until it can be sent',
  { tag: '@desktop' },
  async ({ page, context, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|could not be sent|ERR_FAILED/);
    await page.goto(paths.contact);
    const main = page.getByRole('main');
    const typed = {
      'First name': 'Ada',
      'Last name': 'Martin',
      Email: 'ada@example.com',
      Message: 'Good evening',
    };
    for (const [label, text] of Object.entries(typed)) await main.getByLabel(label).fill(text);
    const notice = page.getByText(NOTICE).and(page.locator('p:not(#announcements)'));
    await expect(notice).toHaveCount(0);

    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await expect(page.locator('#announcements')).toHaveText(NOTICE);
    await main.getByRole('button', { name: 'Send Message' }).click();
    await expect(main.getByRole('button', { name: 'Send Message' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    for (const [label, text] of Object.entries(typed)) await expect(main.getByLabel(label)).toHaveValue(text);

    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
    await main.getByRole('button', { name: 'Send Message' }).click();
    await expect(main).toContainText('Thank you for reaching out!');
  },
);

const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

test(
  'offline, a part that was never loaded says so, leaves the list as it is, and opens once it can (3.32)',
  { tag: '@desktop' },
  async ({ page, context, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load|fetch)/);
    await page.goto(paths.products);
    await expect(page.getByRole('button', { name: 'Save Royal Oud' })).toBeVisible();
    const missing = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' });

    await context.setOffline(true);
    await card(page, 'Rose Velours').click();
    await expect(missing).toBeVisible();
    await expect(page).toHaveURL(paths.products);
    await expect(card(page, 'Rose Velours')).toBeVisible();

    // What was typed stays, and is searched for again.
    const box = page.getByRole('searchbox', { name: 'Search products...' });
    await box.fill('santal');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await expect(box).toHaveValue('santal');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'Santal Noir')).toBeVisible();
    await expect(box).toHaveValue('santal');

    await card(page, 'Santal Noir').click();
    await expect(page.getByRole('dialog').getByText('$210.00')).toBeVisible();
  },
);

test(
  'offline, a page whose code is not loaded has a legible header, and loads by itself when the connection is back, after the cart has sent what waited (3.31, 10.22)',
  { tag: '@desktop' },
  async ({ page, context, problems, signIn, mock }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load|fetch)|could not be/);
    await signIn();
    await page.goto(paths.products);
    await page.getByRole('button', { name: 'Add to Cart: Royal Oud', exact: true }).waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add to Cart: Royal Oud', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Royal Oud will be added to your cart');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).dispatchEvent('click');
    await expect(page).toHaveURL(paths.home);
    await expect(page.getByText('This page could not be loaded.')).toBeVisible();
    const header = page.getByRole('banner');
    // Ink on ivory, not ivory over the picture that is missing.
    await expect(header).toHaveCSS('color', 'rgb(20, 17, 15)');
    await expect(header).toHaveCSS('background-color', 'rgb(247, 242, 234)');

    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('#announcements')).toHaveText(
      'This page could not be loaded. Please check your connection.',
    );
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
    expect(await mock.requests('cartAdd')).toHaveLength(1);
    await expect(header.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  },
);

test(
  'the shop can be installed: manifest, icons of their size, theme colour',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(paths.home);
    const manifest = JSON.parse(await readFile('public/manifest.webmanifest', 'utf8')) as {
      name: string;
      start_url: string;
      display: string;
      theme_color: string;
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Aurevane', start_url: '/', display: 'standalone' });
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', manifest.theme_color);
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest');
    await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveCount(1);
    const sizes = manifest.icons.map((icon) => icon.sizes);
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src, sizes: size } of manifest.icons.filter(({ sizes }) => sizes !== 'any')) {
      const measured = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${String(image.naturalWidth)}x${String(image.naturalHeight)}`;
      }, src);
      expect(measured, src).toBe(size);
    }
  },
);

/** What the order may say when its answer is lost: nobody knows whether it was placed. */
const UNKNOWN =
  'Failed to place order. Please try again. It may have been placed: look at Your Orders first.';

for (const fault of ['reset', 'lost', 'cut'] as const) {
  test(
    `an order whose connection breaks (${fault}) says that it may have been placed, and is sent once`,
    { tag: '@desktop' },
    async ({ page, mock, signIn, problems }) => {
      problems.allow(/ERR_|Failed to load/);
      await mock.fillCart(await signIn(), await mock.productIds(1));
      await mock.fault({ endpoint: 'order', fault });
      await page.goto(paths.cart);
      await page.getByRole('button', { name: 'Checkout' }).click();
      await expect(page.getByRole('alert')).toContainText(UNKNOWN);
      await expect(page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')).toHaveCount(
        1,
      );
      expect((await mock.requests('order')).length).toBe(1);
    },
  );
}
