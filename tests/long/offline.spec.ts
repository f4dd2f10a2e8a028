import { readFile } from 'node:fs/promises';
import { paths } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';

const NOTICE = /^You are offline\./;

test('offline, a notice says so, and what was typed stays until it can be sent', async ({
  page,
  context,
  problems,
}) => {
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
});

test('offline, the loaded catalogue stays, and says that the next page could not come', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto(paths.products);
  const cards = page.getByRole('button', { name: /^Add to Cart/ });
  await expect(cards).toHaveCount(10);
  await context.setOffline(true);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByText('The next perfumes could not be loaded.')).toBeVisible();
  await expect(cards).toHaveCount(10);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(10);
});

test('the shop can be installed: manifest, icons of their size, theme colour', async ({ page }) => {
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
});
