import type { Locator } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';

const box = async (element: Locator) =>
  (await element.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
const endOf = async (element: Locator) => {
  const { y, height } = await box(element);
  return y + height;
};
/** The left edge of a text's first letter. */
const beginOf = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return Math.round(range.getBoundingClientRect().x);
  });

test(
  'header, hero, banner, lists and footer share one left edge (3.37)',
  { tag: '@desktop' },
  async ({ page, signIn }) => {
    await signIn();
    const main = page.getByRole('main');
    const brand = page.getByRole('banner').getByText('Aurevane', { exact: true });
    const footer = page.getByRole('contentinfo').getByText('Aurevane', { exact: true });
    for (const width of [1024, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 1000 });
      for (const path of [paths.home, paths.products, paths.cart, paths.orders]) {
        await page.goto(path);
        const others = [main.getByRole('heading', { level: 1 }), footer];
        if (path === paths.products) others.push(main.getByRole('listitem').first());
        const line = await beginOf(brand);
        for (const other of others) {
          const apart = Math.abs((await beginOf(other)) - line);
          // Letters of different sizes start slightly beside the edge.
          expect.soft(apart, `${path} at ${String(width)} px`).toBeLessThanOrEqual(3);
        }
      }
    }
  },
);

test(
  'a comparison of four perfumes scrolls on a phone, and the names of perfumes and rows stay in view (9.22)',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${paths.products}?compare=classic-musk.amber-nights.vanilla-ember.royal-oud`);
    const dialog = page.getByRole('dialog', { name: 'Compare perfumes' });
    const third = dialog.getByRole('columnheader', { name: 'Vanilla Ember' });
    // A visible part of it shows that there is more.
    await expect(third).toBeInViewport();
    await expect(third).not.toBeInViewport({ ratio: 0.9 });
    const season = dialog.getByRole('rowheader', { name: 'Season' }).getByText('Season');
    const label = (await box(season)).x;
    const last = dialog.getByRole('columnheader').getByRole('link', { name: 'Royal Oud' });
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    await dialog.getByText('Eau de Parfum Intense').scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect((await box(season)).x).toBeCloseTo(label, 0);
    await expect(dialog.getByRole('heading', { name: 'Compare perfumes' })).toBeInViewport({ ratio: 1 });
  },
);

test(
  "'Order placed' covers no detail and no item of an order of four (12.2)",
  { tag: '@phone' },
  async ({ page, mock, signIn }) => {
    await mock.fillCart(await signIn(), await mock.productIds(4));
    await page.goto(paths.cart);
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(paths.orders);
    const alert = page.getByRole('alert').filter({ hasText: 'Order placed successfully!' });
    await expect(alert).toBeVisible();
    const order = page.getByRole('main').getByRole('article').first();
    await expect(order.getByText('$788.00')).toBeVisible();
    const items = order.getByRole('list');
    expect(await endOf(order.getByText('$788.00'))).toBeLessThanOrEqual((await box(items)).y);
    expect(await endOf(items)).toBeLessThanOrEqual((await box(alert)).y);
  },
);

test('Checkout is less prominent with nothing to pay, and still orders (11.13)', async ({ page, signIn }) => {
  await signIn();
  const fill = () =>
    page
      .getByRole('button', { name: 'Checkout' })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  const answer = (price: number) =>
    page.route(/\/api\/user\/cart\//, (route) =>
      route.fulfill({
        json: { products: [{ productId: 'a'.repeat(24), name: 'Sample', price, quantity: 1 }] },
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
  await answer(10);
  await page.goto(paths.cart);
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$10.00');
  const solid = await fill();
  await answer(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$0.00');
  expect(await fill()).not.toBe(solid);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('alert')).toContainText('Order placed successfully!');
});

test(
  'an alert of several lines appears beside the total of a short cart (3.28)',
  { tag: '@phone' },
  async ({ page, mock, signIn, problems }) => {
    problems.allow(/status (?:of )?503/);
    await mock.fillCart(await signIn(), await mock.productIds(1));
    await mock.fault({ endpoint: 'order', fault: 503 });
    await page.goto(paths.cart);
    const summary = page.getByRole('region', { name: 'Summary' });
    const ends = Math.round(await endOf(summary));
    // An alert of one line would fit below it.
    await page.setViewportSize({ width: 390, height: ends + 90 });
    await page.getByRole('button', { name: 'Checkout' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'It may have been placed' });
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => (await endOf(alert)) <= (await box(summary)).y || (await box(alert)).y >= ends)
      .toBe(true);
  },
);
