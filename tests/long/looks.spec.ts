import type { Locator } from '@playwright/test';
import { paths, scentPath } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';
import { animationsEnd } from '../e2e/walk';

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
    await animationsEnd(alert);
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

test('the finder keeps its height and has a picture or drawing for every answer (9.12)', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Find your scent' });
  const answers = ['For me', 'On autumn evenings', 'Across a table', 'Amber and resin', 'Up to $200'];
  await page.goto(scentPath);
  const { height } = await box(dialog);
  for (const [at, answer] of answers.entries()) {
    await expect(dialog.getByText(`Question ${String(at + 1)} of 5`)).toBeVisible();
    expect.soft((await box(dialog)).height, answer).toBeCloseTo(height, 0);
    const bare = dialog.getByRole('listitem').filter({ hasNot: page.locator('picture, svg') });
    await expect.soft(bare, answer).toHaveText(answer === 'Amber and resin' ? ['Leave it to the house'] : []);
    await dialog.getByRole('button', { name: answer }).click();
  }
  await expect(dialog.getByRole('heading', { name: /^Your scent is/ })).toBeVisible();
  expect((await box(dialog)).height).toBeCloseTo(height, 0);
});

test(
  "the full-width picture of a perfume's page is upright only on a phone (9.26)",
  { tag: '@desktop' },
  async ({ page }) => {
    for (const [width, height, upright] of [
      [390, 844, true],
      [768, 1024, false],
      [820, 1180, false],
      [1440, 900, false],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(paths.royalOud);
      const plate = page.locator('article picture').filter({ has: page.locator('img[src*="plate"]') });
      await plate.scrollIntoViewIfNeeded();
      const shown = await box(plate);
      expect.soft(shown.width, String(width)).toBe(width);
      expect.soft(shown.height > shown.width, String(width)).toBe(upright);
      expect.soft(shown.height, String(width)).toBeLessThan(0.75 * height);
    }
  },
);
