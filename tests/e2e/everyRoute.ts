import { paths, searchPath } from '../../src/config/paths';
import type { PHONE } from '../helpers/browserTests';
import { bringAxe, violations } from './axe';
import { expect, test } from './fixtures';
import { followRequests, settled } from './settled';
import { atRest } from './walk';

const WIDTHS = [320, 390, 768, 1024, 1440];

const addresses = [
  ...Object.values(paths).filter((path) => path !== paths.search),
  searchPath('musk'),
  searchPath(''),
  '/no/such/page',
];

/** Where a guest, or a customer, ends who may not stay. */
const redirects = {
  guest: {
    [paths.cart]: paths.login,
    [paths.orders]: paths.login,
    [paths.profile]: paths.login,
    [paths.verifyOtp]: paths.forgotPassword,
  },
  customer: { [paths.forgotPassword]: paths.home, [paths.verifyOtp]: paths.home },
} as const;

/**
 * Tests every route for one visitor, each at all widths.
 * @param screen of the browser, where it is not the project's own
 * @param visited the addresses that are opened
 */
export function testEveryRoute(
  visitor: 'guest' | 'customer',
  screen: Partial<typeof PHONE> = {},
  visited: readonly string[] = addresses,
): void {
  test.describe(`a ${visitor}`, () => {
    test.use(screen);
    test('every route: no error, no failed request, no sideways scrolling, nothing that axe finds (2.1, 2.10, 19.5)', async ({
      page,
      mock,
      signIn,
      problems,
    }) => {
      test.setTimeout(180_000);
      await bringAxe(page);
      if (visitor === 'customer') await mock.fillCart(await signIn(), await mock.productIds(3));
      const open = followRequests(page);
      const size = page.viewportSize() ?? { width: 1440, height: 900 };
      for (const address of visited) {
        const end = (redirects[visitor] as Readonly<Record<string, string>>)[address] ?? address;
        await test.step(end === address ? address : `${address} leads to ${end}`, async () => {
          await page.goto(address);
          await expect(page).toHaveURL(end);
          await settled(page, open);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
            await expect(page.getByRole(landmark)).toHaveCount(1);
          }
          for (const width of WIDTHS) {
            await page.setViewportSize({ ...size, width });
            const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
            expect(scrollWidth, `${address} at ${String(width)} px`).toBeLessThanOrEqual(width);
          }
          await page.setViewportSize(size);
          await atRest(page);
          await settled(page, open);
          expect.soft(await violations(page), address).toEqual([]);
          problems.check();
        });
      }
    });
  });
}
