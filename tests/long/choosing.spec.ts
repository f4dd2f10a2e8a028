import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { seedProducts } from '../../src/mocks/seed/catalogue';
import { listPath, writeList } from '../../src/model/sharedList';
import { bringAxe, violations } from '../e2e/axe';
import { expect, test } from '../e2e/fixtures';
import { addToCart } from '../e2e/shopper';

const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

/** A finger that goes from one point to another. */
async function drag(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly (readonly [number, number])[],
  ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  await touch('touchStart', [from]);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch('touchMove', [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]]);
  }
  await touch('touchEnd', []);
}

test(
  'a finger drags a panel away, and not one whose picture is zoomed',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(paths.products);
    await card(page, 'Rose Velours').click();
    const panel = page.getByRole('dialog');
    const zoom = panel.getByRole('button', { name: 'Zoom' });
    const strip = panel.getByRole('group', { name: 'Pictures of Rose Velours' });
    await expect(panel.getByRole('button', { name: 'Add to Cart: Rose Velours' })).toBeVisible();
    // A finger that is faster than the panel's coming touches what is behind it.
    await panel.evaluate((dialog) =>
      Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    const box = await strip.boundingBox();
    if (!box) throw new Error('the strip has no box');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    await drag(page, [x, y], [x, y + 200]);
    await expect(panel).toBeVisible();
    await zoom.click();
    await expect(zoom).toHaveAttribute('aria-pressed', 'false');

    const devtools = await page.context().newCDPSession(page);
    const fingers = (type: 'touchStart' | 'touchMove', apart: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          { x: x - apart, y, id: 0 },
          { x: x + apart, y, id: 1 },
        ],
      });
    await fingers('touchStart', 30);
    for (const apart of [40, 60, 80]) await fingers('touchMove', apart);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    await zoom.click();
    await drag(page, [195, 120], [200, 420]);
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(paths.products);
  },
);

test('pictures turn and zoom by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(paths.products);
  await card(page, 'Rose Velours').click();
  const panel = page.getByRole('dialog');
  const strip = panel.getByRole('group', { name: 'Pictures of Rose Velours' });
  const second = strip.getByRole('img', { name: 'Rose Velours, picture 2 of 2' });
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByText('2 / 2')).toBeVisible();
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('+');
  await expect(second).toHaveAttribute('style', /scale\(1\.5\)/);
  await page.keyboard.press('ArrowLeft');
  await expect(panel.getByText('1 / 2')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Zoom' })).toHaveAttribute('aria-pressed', 'false');
});

test(
  'the bag moves with each piece, and stands still under reduced motion',
  { tag: '@desktop' },
  async ({ page, signIn }) => {
    await signIn();
    await page.goto(paths.amberNights);
    const moved = () =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /^Cart/ })
        .locator('[data-added]')
        .evaluate((bag) => getComputedStyle(bag).animationName);
    await addToCart(page, 'Amber Nights', 1);
    expect(await moved()).not.toBe('none');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await addToCart(page, 'Amber Nights', 2);
    expect(await moved()).toBe('none');
  },
);

const ID = 'b'.repeat(24);
const LONG = 'Long '.repeat(60).trim();

for (const [what, images] of Object.entries({
  'no picture': [],
  'forty pictures': Array.from({ length: 40 }, (_, at) => `/placeholder.svg?${String(at)}`),
})) {
  test(`the panel of a perfume with ${what} and a name of 300 characters holds them`, async ({ page }) => {
    await page.route(/\/products\?.*limit=/, (route) =>
      route.fulfill({
        json: { products: [{ _id: ID, name: LONG, description: LONG.repeat(5), price: 90, images }] },
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      }),
    );
    await page.goto(`${paths.products}?${new URLSearchParams({ perfume: ID, name: LONG }).toString()}`);
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('button', { name: `Add to Cart: ${LONG}` })).toBeVisible();
    expect(await panel.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
    const pictures = panel.getByRole('group', { name: /^Pictures of/ }).locator('img');
    await expect(pictures).toHaveCount(Math.min(24, Math.max(1, images.length)));
  });
}

test.describe('without smelling it', () => {
  test.beforeEach(({ page }) => bringAxe(page));

  test('two perfumes are compared, also where the address names nobody (9.22)', async ({ page }) => {
    await page.goto(`${paths.products}?compare=nobody.classic-musk`);
    const dialog = page.getByRole('dialog', { name: 'Compare perfumes' });
    await expect(dialog.getByText('Choose two perfumes or more.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Royal Oud' }).click();
    await expect(page).toHaveURL(`${paths.products}?compare=classic-musk.royal-oud`);
    const names = dialog.getByRole('columnheader').filter({ has: page.getByRole('link') });
    await expect(names).toHaveText(['Classic Musk', 'Royal Oud']);
    await expect(dialog.getByText('$320.00')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await dialog.getByText('Eau de Parfum Intense').scrollIntoViewIfNeeded();
    await expect(names.getByRole('link', { name: 'Royal Oud' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(paths.products);
  });

  test('a page ends with a kindred perfume, which leads to its own (9.23)', async ({ page }) => {
    await page.goto(paths.classicMusk);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const kindred = page.getByRole('region', { name: 'In the same spirit' });
    await expect(kindred).toContainText('It shares');
    expect(await violations(page)).toEqual([]);
    await kindred.getByRole('link', { name: 'Amber Nights', exact: true }).click();
    await expect(page).toHaveURL(paths.amberNights);
    await expect(page.getByRole('heading', { level: 1, name: 'Amber Nights' })).toBeInViewport();
  });

  test('a gift slip on paper names the perfumes and no price (12.15)', async ({ page, signIn }) => {
    // The paper stays for the test to look at.
    await page.addInitScript(() => {
      window.print = () => void window.dispatchEvent(new Event('beforeprint'));
    });
    await signIn();
    await page.goto(paths.orders);
    const slip = page.getByRole('button', { name: /^Print a gift slip of order/ }).first();
    await slip.click();
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('body');
    await expect(paper).toContainText('Classic Musk', { useInnerText: true });
    await expect(paper).not.toContainText('$', { useInnerText: true });
  });

  test('a list that was sent names what the API has, and is saved beside the bag (3.36, 9.16)', async ({
    page,
  }) => {
    const known = seedProducts.filter(({ name }) => name === 'Rose Velours');
    const address = writeList([...known, { id: 'f'.repeat(24), name: 'Words of a stranger' }]);
    await page.goto(listPath(address));
    const main = page.getByRole('main');
    const bag = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
    await expect(main.getByText('A list for you: 1 perfume')).toBeVisible();
    await expect(main.getByText('1 perfume on this list is no longer in the collection.')).toBeVisible();
    await expect(page.getByText('stranger')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    const place = await bag.boundingBox();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.filter((name) => name.includes('SavedCount'))).toEqual([]);
    await main.getByRole('button', { name: 'Save all' }).click();
    const heart = page.getByRole('banner').getByRole('link', { name: 'Saved, 1 perfume' });
    await expect(heart).toHaveText('1');
    expect(await bag.boundingBox()).toEqual(place);
    const saved = await heart.boundingBox();
    expect((saved?.x ?? NaN) + (saved?.width ?? NaN)).toBe(place?.x);
    await heart.click();
    await expect(page).toHaveURL(`${paths.products}?saved=1`);
    await expect(main.getByText('1 saved perfume')).toBeVisible();
  });
});
