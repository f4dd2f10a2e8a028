import type { Locator, Page } from '@playwright/test';
import { paths, scentPath } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';
import { addToCart, searchFor } from '../e2e/shopper';

const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const seenLately = (within: Page | Locator) =>
  within.getByRole('navigation', { name: 'Seen lately' }).getByRole('link');

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

test('a perfume’s panel is turned, shared, closed by Back, by Escape and by its cross', async ({
  page,
  isMobile,
}) => {
  // Chromium on a desktop has no share sheet here, so the link is copied.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(void (window.name = text)) },
    });
  });
  await page.goto(`${paths.products}?sort=name`);
  const panel = page.getByRole('dialog');
  await card(page, 'Cedar Smoke').click();
  await expect(panel.getByRole('button', { name: 'Add to Cart: Cedar Smoke' })).toBeVisible();
  await panel.getByRole('button', { name: 'Next perfume: Cedar Smoke Travel Spray' }).click();
  await expect(panel.getByRole('button', { name: 'Add to Cart: Cedar Smoke Travel Spray' })).toBeVisible();
  await panel.getByRole('button', { name: 'Previous perfume: Cedar Smoke' }).click();
  await expect(panel.getByRole('button', { name: 'Add to Cart: Cedar Smoke' })).toBeVisible();
  await panel.getByRole('button', { name: 'Share' }).click();
  await expect(panel.getByText('Link copied.')).toBeVisible();
  const shared = await page.evaluate(() => window.name);
  expect(shared).toContain('?perfume=');

  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(`${paths.products}?sort=name`);
  await expect(card(page, 'Cedar Smoke')).toBeVisible();
  await page.goForward();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await card(page, 'Fig Leaf').click();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(`${paths.products}?sort=name`);

  await page.goto(shared);
  await expect(panel.getByRole('button', { name: 'Add to Cart: Cedar Smoke' })).toBeVisible();
  if (isMobile) {
    // A finger that is faster than the panel's coming touches what is behind it.
    await panel.evaluate((dialog) =>
      Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    await drag(page, [195, 120], [200, 420]);
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(paths.products);
  }
});

test('pictures turn and zoom by keyboard, and by fingers on a phone', async ({ page, isMobile }) => {
  await page.goto(paths.products);
  await card(page, 'Rose Velours').click();
  const panel = page.getByRole('dialog');
  const strip = panel.getByRole('group', { name: 'Pictures of Rose Velours' });
  const zoom = panel.getByRole('button', { name: 'Zoom' });
  const shown = (number: number) =>
    strip.getByRole('img', { name: `Rose Velours, picture ${String(number)} of 2` });
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByText('2 / 2')).toBeVisible();
  await expect(shown(2)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('+');
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  await expect(shown(2)).toHaveAttribute('style', /scale\(1\.5\)/);
  await page.keyboard.press('ArrowLeft');
  await expect(panel.getByText('1 / 2')).toBeVisible();
  await expect(zoom).toHaveAttribute('aria-pressed', 'false');
  await expect(shown(1)).toBeInViewport({ ratio: 0.9 });
  if (!isMobile) return;

  const box = await strip.boundingBox();
  if (!box) throw new Error('the strip has no box');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  // A zoomed picture is moved: the panel stays.
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
});

test('the last eight perfumes looked at stand on perfumes’ pages, in panels and in the empty search', async ({
  page,
}) => {
  await page.goto(paths.products);
  const panel = page.getByRole('dialog');
  await card(page, 'Rose Velours').click();
  for (let turned = 0; turned < 8; turned += 1) {
    const next = panel.getByRole('button', { name: /^Next perfume: / });
    const name = (await next.getAttribute('aria-label'))?.replace('Next perfume: ', '') ?? '';
    await next.click();
    await expect(panel.getByRole('button', { name: `Add to Cart: ${name}` })).toBeVisible();
    if (turned === 0) await expect(seenLately(panel)).toHaveText(['Rose Velours']);
    // The list on screen ends with the tenth.
    if (turned >= 4) break;
  }
  await expect(seenLately(panel)).toHaveCount(5);
  await page.keyboard.press('Escape');
  await page.goto(paths.royalOud);
  await expect(seenLately(page.getByRole('main'))).toHaveCount(6);
  for (const path of [paths.amberNights, paths.classicMusk, paths.vanillaEmber]) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^Add to Cart/ }).first()).toBeVisible();
  }
  await expect(seenLately(page.getByRole('main'))).toHaveCount(7);
  await searchFor(page, '');
  await expect(seenLately(panel)).toHaveCount(8);
  await expect(seenLately(panel).first()).toHaveText('Vanilla Ember');
  await panel.getByRole('combobox').fill('a');
  await expect(seenLately(panel)).toHaveCount(0);
  await panel.getByRole('combobox').fill('');
  await seenLately(panel).nth(1).click();
  await expect(page).toHaveURL(paths.classicMusk);
});

test('Find your scent by keyboard from Home, Back through its questions, to a perfume that fits', async ({
  page,
}) => {
  await page.goto(paths.home);
  const find = page.getByRole('main').getByRole('link', { name: 'Find your scent' });
  await find.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(scentPath);
  const finder = page.getByRole('dialog', { name: 'Find your scent' });
  const answers = ['For me', 'On winter nights', 'Across a room, until morning', 'Dark wood', 'Up to $200'];
  for (const [step, answer] of answers.entries()) {
    await expect(finder.getByText(`Question ${String(step + 1)} of 5`)).toBeVisible();
    await expect(finder.getByRole('heading', { level: 3 })).toBeFocused();
    await finder.getByRole('button', { name: answer }).press('Enter');
  }
  await expect(finder.getByRole('heading', { name: 'Your scent is Royal Oud' })).toBeFocused();
  await page.goBack();
  await expect(finder.getByText('Question 5 of 5')).toBeVisible();
  await page.goBack();
  await expect(finder.getByText('Question 4 of 5')).toBeVisible();
  await page.goForward();
  await page.goForward();
  await page.reload();
  await finder.getByRole('link', { name: 'Discover Royal Oud' }).click();
  await expect(page).toHaveURL(paths.royalOud);
});

test('the bag counts on and moves with each piece, and stands still under reduced motion', async ({
  page,
  signIn,
}) => {
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
});
