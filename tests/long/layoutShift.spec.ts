import { paths, searchPath } from '../../src/config/paths';
import { seedOrders } from '../../src/mocks/seed/orders';
import { expect, test } from '../e2e/fixtures';
import { BRAND, expectNoShifts, expectStill, recordShifts } from '../e2e/shifts';
import { heading } from '../e2e/shopper';
import { longestNamed } from '../../src/mocks/goods';

test.use({ slowNetwork: true });

/** One page of each kind. */
const GUEST = [
  paths.home,
  paths.products,
  longestNamed.path,
  paths.contact,
  paths.login,
  paths.privacyPolicy,
  searchPath(longestNamed.name),
];
const CUSTOMER = [paths.products, paths.cart, paths.orders, paths.profile];
/** Other fonts change only the measures of letters, and these pages have all sizes of both faces. */
const ALL_SIZES: readonly string[] = [paths.home, longestNamed.path];
const CPU_SLOWDOWN = 4;

for (const path of GUEST) {
  const tag = ALL_SIZES.includes(path) ? ['@phone', '@fonts'] : '@phone';
  test(`nothing moves on ${path} for a guest on a slow phone`, { tag }, async ({ page, fontSet }) => {
    const known = fontSet !== 'fonts that the shop does not know';
    await expectStill(page, path, known ? CPU_SLOWDOWN : 1, known ? BRAND : []);
  });
}

for (const path of CUSTOMER) {
  test(
    `nothing moves on ${path} for a customer on a slow phone`,
    { tag: '@phone' },
    async ({ page, mock, signIn }) => {
      await mock.fillCart(await signIn(), await mock.productIds(3));
      await expectStill(page, path, CPU_SLOWDOWN);
    },
  );
}

/** The pages of a customer with many rows: the call that loads them, and the last row. */
const LONG_PAGES = [
  { path: paths.cart, endpoint: 'cart', last: 'main ul[aria-label] > li:nth-child(25)' },
  { path: paths.orders, endpoint: 'orders', last: `main [aria-posinset="${seedOrders.length - 1}"]` },
] as const;

for (const { path, endpoint, last } of LONG_PAGES) {
  test(`nothing moves on ${path} while many rows load and are scrolled through to the footer`, async ({
    page,
    mock,
    signIn,
  }) => {
    await mock.fillCart(await signIn(), await mock.productIds(25));
    await recordShifts(page);
    await mock.fault({ endpoint, fault: 'hang', times: 1 });
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    const scrollOn = (): Promise<void> =>
      page.evaluate(() => window.scrollBy({ top: window.innerHeight * 0.7, behavior: 'instant' }));
    await scrollOn();
    await mock.release();
    await expect(async () => {
      await scrollOn();
      await expect(page.locator(last)).toBeAttached({ timeout: 300 });
    }).toPass();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expectNoShifts(page);
  });
}
