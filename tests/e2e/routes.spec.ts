import { routes, type Access } from '#app/routes';
import { paths, searchPath } from '#config/paths';
import { perfumeTargets } from '#shop/products/perfumeTargets';
import { legalTargets } from '#shop/search/searchTargets';
import { first } from '../helpers/goods';
import { bringAxe, violations } from './axe';
import { expect, test } from './fixtures';
import { followRequests, settled } from './settled';
import { atRest } from './walk';

/** Each page is narrowed step by step. */
const WIDTHS = [2560, 1440, 1366, 1280, 1024, 820, 390, 360, 320];

const pathsFor = (...access: Access[]): string[] =>
  routes.filter((route) => access.includes(route.access)).map(({ path }) => path);
const visitsTo = (paths: readonly string[], end?: string): [address: string, end: string][] =>
  paths.map((path) => [path, end ?? path]);

/** What each visitor opens, and the address where the visit ends if the visitor may not stay. */
const VISITS: Readonly<Record<'guest' | 'customer', ReadonlyMap<string, string>>> = {
  guest: new Map([
    ...visitsTo([...pathsFor('open', 'guestsOnly'), searchPath(first.name), '/no/such/page']),
    ...visitsTo(pathsFor('customer'), paths.login),
    [paths.verifyOtp, paths.forgotPassword],
  ]),
  customer: new Map([
    ...visitsTo([...pathsFor('customer'), paths.checkSession]),
    ...visitsTo(pathsFor('guestsOnly'), paths.home),
  ]),
};

/** Pages that share a component: axe checks the first one here, and all of them in the long tests. */
const TWINS = new Set([...legalTargets.slice(1), ...perfumeTargets.slice(1)].map(({ path }) => path));

for (const visitor of ['guest', 'customer'] as const)
  for (const [address, end] of VISITS[visitor])
    test(
      `${address} of a ${visitor} has no error, no failed request, no horizontal scrolling, and nothing that axe finds`,
      { tag: '@desktop' },
      async ({ page, mock, signIn, problems }) => {
        await bringAxe(page);
        if (visitor === 'customer') await mock.fillCart(await signIn(), await mock.productIds(3));
        const open = followRequests(page);
        const size = page.viewportSize() ?? { width: 1440, height: 900 };
        await page.goto(address);
        await expect(page).toHaveURL(end);
        await settled(page, open);
        for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
          await expect(page.getByRole(landmark)).toHaveCount(1);
        }
        // Safari takes the role from a list without marks.
        await expect(page.locator('ul:not([role]), ol:not([role])')).toHaveCount(0);
        for (const width of WIDTHS) {
          await page.setViewportSize({ ...size, width });
          const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
        }
        await page.setViewportSize(size);
        problems.check();
        if (end !== address || TWINS.has(address)) return;
        await atRest(page);
        expect(await violations(page)).toEqual([]);
      },
    );

test('axe sees a field whose label is taken away', { tag: '@desktop' }, async ({ page }) => {
  await bringAxe(page);
  await page.goto(paths.login);
  await page.evaluate(() => document.querySelectorAll('main label').forEach((label) => label.remove()));
  expect((await violations(page)).join('\n')).toMatch(/^label /m);
});
