import type { Locator } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';

/** Phones upright, small and on their side, and a tablet. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
];

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} has no box`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const screen of SCREENS) {
  const size = `${String(screen.width)}x${String(screen.height)}`;

  test(`a perfume's name and price stand on the first screen of ${size} (9.7)`, async ({ page }) => {
    await page.setViewportSize(screen);
    for (const path of [paths.classicMusk, paths.amberNights, paths.vanillaEmber, paths.royalOud]) {
      await page.goto(path);
      const price = page.getByRole('region', { name: 'Price and order' }).getByText(/^\$\d/);
      await expect(price).toBeVisible();
      const heading = await boxOf(page.getByRole('heading', { level: 1 }));
      expect((await boxOf(price)).bottom, path).toBeLessThanOrEqual(screen.height);
      expect(heading.y, path).toBeGreaterThan(64);
      const picture = await boxOf(page.getByRole('main').getByRole('img').first());
      const beside = picture.right <= heading.x;
      expect(beside, path).toBe(screen.width >= 700);
    }
  });

  test(`a finger that misses Add to Cart does not order on ${size} (10.17)`, async ({ page }) => {
    await page.setViewportSize(screen);
    await page.goto(paths.products);
    const buy = page.getByRole('button', { name: 'Buy Now: Classic Musk', exact: true });
    const [order, add] = [
      await boxOf(buy),
      await boxOf(page.getByRole('button', { name: 'Add to Cart: Classic Musk', exact: true })),
    ];
    expect(Math.max(order.y - add.bottom, order.x - add.right)).toBeGreaterThanOrEqual(12);
    expect(order.height).toBeGreaterThanOrEqual(44);
    const word = await boxOf(buy.getByText('Buy Now'));
    expect(order.width).toBeLessThanOrEqual(word.width + 2 * 8 + 2);
  });
}

test("all of the hero's controls stand on the first screen of a phone on its side (7.13)", async ({
  page,
}) => {
  for (const screen of [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
  ]) {
    await page.setViewportSize(screen);
    await page.goto(paths.home);
    const pause = await boxOf(page.getByRole('button', { name: 'Pause' }));
    const register = await boxOf(page.getByRole('main').getByRole('link', { name: 'Register' }));
    expect(pause.bottom).toBeLessThanOrEqual(screen.height);
    expect(register.bottom).toBeLessThanOrEqual(pause.y);
  }
});
