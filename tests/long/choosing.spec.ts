import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { seedProducts } from '../../src/mocks/seed/catalogue';
import { seedOrders } from '../../src/mocks/seed/orders';
import { listPath, writeList } from '../../src/model/sharedList';
import { expect, test } from '../e2e/fixtures';
import { banner, cartLink, main } from '../e2e/shopper';
import { animationsEnd } from '../e2e/walk';
import { inPanel } from '../../src/mocks/goods';

type Point = readonly [x: number, y: number];

/** Touches the points one after the other. */
async function touch(page: Page, ...moves: readonly (readonly Point[])[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const [at, points] of [...moves, []].entries()) {
    await devtools.send('Input.dispatchTouchEvent', {
      type: at === 0 ? 'touchStart' : at === moves.length ? 'touchEnd' : 'touchMove',
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  }
}

/** Moves a finger from one point to another. */
const drag = (page: Page, from: Point, to: Point): Promise<void> =>
  touch(
    page,
    ...[0, 0.25, 0.5, 0.75, 1].map((part): Point[] => [
      [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part],
    ]),
  );

test(
  'a finger drags a panel away, but not while its picture is zoomed',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(paths.products);
    await main(page).getByRole('link', { name: inPanel.name, exact: true }).click();
    const panel = page.getByRole('dialog');
    const zoom = panel.getByRole('button', { name: 'Zoom' });
    await expect(panel.getByRole('button', { name: `Add to Cart: ${inPanel.name}` })).toBeVisible();
    // While the panel opens, a touch would hit what is behind it.
    await animationsEnd(panel);
    const box = await panel.getByRole('group', { name: `Pictures of ${inPanel.name}` }).boundingBox();
    if (!box) throw new Error('the strip has no box');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    await drag(page, [x, y], [x, y + 200]);
    await expect(panel).toBeVisible();
    await zoom.click();
    await expect(zoom).toHaveAttribute('aria-pressed', 'false');

    const apart = (by: number): Point[] => [
      [x - by, y],
      [x + by, y],
    ];
    await touch(page, ...[30, 40, 60, 80].map(apart));
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    await zoom.click();
    await drag(page, [195, 120], [200, 420]);
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(paths.products);
  },
);

test('a printed gift slip names the perfumes but no price', { tag: '@desktop' }, async ({ page, signIn }) => {
  // Keeps the printed content for the test.
  await page.addInitScript(() => {
    window.print = () => void window.dispatchEvent(new Event('beforeprint'));
  });
  await signIn();
  await page.goto(paths.orders);
  await page
    .getByRole('button', { name: /^Print a gift slip of order/ })
    .first()
    .click();
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('body');
  await expect(paper).toContainText(seedOrders[0]?.items[0]?.name ?? '', { useInnerText: true });
  await expect(paper).not.toContainText('$', { useInnerText: true });
});

test('saving a shared list shows its number in the header, where nothing moves', async ({ page }) => {
  const known = seedProducts.filter(({ name }) => name === inPanel.name);
  await page.goto(listPath(writeList([...known, { id: 'f'.repeat(24), name: 'Words of a stranger' }])));
  await expect(main(page).getByText('A list for you: 1 perfume')).toBeVisible();
  await expect(page.getByText('stranger')).toHaveCount(0);
  const place = await cartLink(page).boundingBox();
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => name.includes('SavedCount'))).toEqual([]);
  await main(page).getByRole('button', { name: 'Save all' }).click();
  const heart = banner(page).getByRole('link', { name: 'Saved, 1 perfume' });
  await expect(heart).toHaveText('1');
  expect(await cartLink(page).boundingBox()).toEqual(place);
  const saved = await heart.boundingBox();
  expect((saved?.x ?? NaN) + (saved?.width ?? NaN)).toBe(place?.x);
  await heart.click();
  await expect(page).toHaveURL(`${paths.products}?saved=1`);
  await expect(main(page).getByText('1 saved perfume')).toBeVisible();
});
