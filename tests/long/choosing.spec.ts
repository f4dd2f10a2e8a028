import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
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
