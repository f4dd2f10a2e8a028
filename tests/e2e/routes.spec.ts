import { paths, searchPath } from '../../src/config/paths';
import { expect, test } from './fixtures';
import { followRequests, settled } from './settled';

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

for (const visitor of ['guest', 'customer'] as const) {
  test.describe(`as a ${visitor}`, () => {
    for (const address of addresses) {
      const end = (redirects[visitor] as Readonly<Record<string, string>>)[address] ?? address;
      const name = end === address ? `${address} is shown` : `${address} leads to ${end}`;

      test(`${name}, without an error, a failed request or sideways scrolling`, async ({
        page,
        mock,
        signIn,
      }) => {
        if (visitor === 'customer') {
          const session = await signIn();
          await mock.fillCart(session, await mock.productIds(3));
        }
        const open = followRequests(page);
        await page.goto(address);
        await expect(page).toHaveURL(end);
        await settled(page, open);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
          await expect(page.getByRole(landmark)).toHaveCount(1);
        }
        const height = page.viewportSize()?.height ?? 900;
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height });
          const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(scrollWidth, `at ${String(width)} px`).toBeLessThanOrEqual(width);
        }
        await settled(page, open);
      });
    }
  });
}
