import { paths, searchPath } from '../../src/config/paths';
import { test } from '../e2e/fixtures';
import { BRAND, expectStill } from '../e2e/shifts';

test.use({ slowNetwork: true });

/** One page of each kind. */
const GUEST = [
  paths.home,
  paths.products,
  paths.royalOud,
  paths.contact,
  paths.login,
  paths.privacyPolicy,
  searchPath('musk'),
];
const CUSTOMER = [paths.products, paths.cart, paths.orders, paths.profile];
/** Other fonts change only the measures of letters, and these pages have all sizes of both faces. */
const ALL_SIZES: readonly string[] = [paths.home, paths.royalOud];
const CPU_SLOWDOWN = 4;

for (const path of GUEST) {
  const tag = ALL_SIZES.includes(path) ? ['@phone', '@fonts'] : '@phone';
  test(`nothing moves on ${path} for a guest on a slow phone (3.26)`, { tag }, async ({ page, fontSet }) => {
    const known = fontSet !== 'fonts that the shop does not know';
    await expectStill(page, path, known ? CPU_SLOWDOWN : 1, known ? BRAND : []);
  });
}

for (const path of CUSTOMER) {
  test(
    `nothing moves on ${path} for a customer on a slow phone (3.26)`,
    { tag: '@phone' },
    async ({ page, mock, signIn }) => {
      await mock.fillCart(await signIn(), await mock.productIds(3));
      await expectStill(page, path, CPU_SLOWDOWN);
    },
  );
}
