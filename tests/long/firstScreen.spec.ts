import type { Locator, Page } from '@playwright/test';
import { paths } from '#config/paths';
import { shopOwner } from '#house/owner';
import { expect, test } from '../e2e/fixtures';
import { hold } from '../e2e/held';
import { hydrated } from '../e2e/settled';
import { banner, footer, heading, main } from '../e2e/shopper';
import { PHONE } from '../e2e/site';
import { boxOf } from '../e2e/walk';
import { featured, inPanel, longestNamed } from '../helpers/goods';

/** Phones in portrait, small and in landscape, and a tablet. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 640, height: 360 },
  { width: 820, height: 1180 },
];
const once = { tag: '@desktop' };

/** Buy Now is as wide as its text, or as a finger, and keeps its distance from Add to Cart. */
async function expectSmallBuyNow(place: Page | Locator, product: string): Promise<void> {
  const buy = place.getByRole('button', { name: `Buy Now: ${product}`, exact: true });
  const order = await boxOf(buy);
  const add = await boxOf(
    place.getByRole('button', { name: `Add to Cart: ${product}`, exact: true }).first(),
  );
  expect(Math.max(order.y - add.bottom, order.x - add.right)).toBeGreaterThanOrEqual(12);
  expect(order.height).toBeGreaterThanOrEqual(44);
  // Measured at once: the web font may arrive in between.
  const [width, text] = await buy.evaluate((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return [button.getBoundingClientRect().width, words.getBoundingClientRect().width] as const;
  });
  expect(width).toBeLessThanOrEqual(text + 2);
}

test(
  'the first screen of phones and tablets shows a name with its price, separate buttons, and the whole hero',
  once,
  async ({ page }) => {
    test.setTimeout(120_000);
    for (const screen of SCREENS) {
      await test.step(`${screen.width}x${screen.height}`, async () => {
        await page.setViewportSize(screen);
        await page.goto(longestNamed.path);
        const price = page.getByRole('region', { name: 'Price and order' }).getByText(/^\$\d/).first();
        await expect(price).toBeVisible();
        const name = await boxOf(heading(page));
        expect((await boxOf(price)).bottom).toBeLessThanOrEqual(screen.height);
        expect(name.y).toBeGreaterThan(64);
        const picture = await boxOf(main(page).getByRole('img').first());
        expect(picture.right <= name.x, 'beside the picture').toBe(screen.width >= 640);

        await expectSmallBuyNow(page, longestNamed.name);
        await page.goto(paths.products);
        await expectSmallBuyNow(page, featured.name);
        await main(page).getByRole('link', { name: inPanel.name, exact: true }).click();
        await expectSmallBuyNow(page.getByRole('dialog'), inPanel.name);
      });
    }
    for (const screen of [
      { width: 844, height: 390 },
      { width: 667, height: 375 },
    ]) {
      await page.setViewportSize(screen);
      await page.goto(paths.home);
      const pause = await boxOf(page.getByRole('button', { name: 'Pause' }));
      const register = await boxOf(main(page).getByRole('link', { name: 'Register' }));
      expect(pause.bottom).toBeLessThanOrEqual(screen.height);
      expect(register.bottom).toBeLessThanOrEqual(pause.y);
    }
  },
);

test(
  'Back before the app has started on a reloaded page shows the whole previous page',
  once,
  async ({ page }) => {
    await page.goto(paths.cookies);
    await banner(page).getByRole('link', { name: 'Contact' }).click();
    await expect(heading(page, 'Contact')).toBeVisible();
    const code = await hold(page, /ContactPage-[^/]*\.js/);
    await page.evaluate(() => location.reload());
    await expect.poll(code.asked).toBeGreaterThan(0);
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(paths.cookies);
    code.release();
    await expect(heading(page, 'Cookies')).toBeVisible();
    await hydrated(page);
  },
);

test('a reloaded page keeps its scroll position', once, async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  await page.goto(paths.home);
  const position = () => page.evaluate(() => scrollY);
  for (const mark of [page.getByRole('heading', { name: 'About Us' }), footer(page)]) {
    await mark.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const before = await position();
    expect(before).toBeGreaterThan(300);
    await page.reload();
    await expect(mark).toBeInViewport();
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(async () => Math.abs((await position()) - before)).toBeLessThan(2);
  }
});

test(
  'without scripts every page says so, and shows an address to write to',
  once,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    for (const path of [paths.home, paths.cart]) {
      await page.goto(path);
      const words = page.locator('.no-scripts');
      await expect(words, path).toBeInViewport();
      await expect(words).toContainText('needs JavaScript to show prices and to take orders');
      await expect(words).toContainText(shopOwner.email);
    }
    await context.close();
  },
);
