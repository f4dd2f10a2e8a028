import { paths, searchPath } from '../../src/config/paths';
import type { FontSet } from '../helpers/fontSets';
import { test } from '../e2e/fixtures';
import { BRAND, expectStill } from '../e2e/shifts';

const openToAll = [
  ...Object.values(paths).filter(
    (path) =>
      ![paths.search, paths.cart, paths.orders, paths.profile, paths.verifyOtp].some(
        (other) => other === path,
      ),
  ),
  searchPath('musk'),
  '/no/such/page',
];

const visits = [
  ...openToAll.map((address) => ({ address, signedIn: false })),
  ...[paths.home, paths.products, paths.cart, paths.orders, paths.profile, paths.checkSession].map(
    (address) => ({
      address,
      signedIn: true,
    }),
  ),
];

/** With another set of fonts only the measures of letters differ: these have all sizes of both faces. */
const SAMPLE: readonly string[] = [paths.home, paths.products, paths.royalOud, paths.contact];

/**
 * Tests every page on a machine that has the usual fonts, and a sample on one that has others.
 * @param cpuSlowdown how many times slower than this machine it is
 */
export function testStillPages(fontSet: FontSet, cpuSlowdown = 4): void {
  test.use({ fontSet, slowNetwork: true });
  const sample = visits.filter(({ address, signedIn }) => !signedIn && SAMPLE.includes(address));
  for (const { address, signedIn } of fontSet === 'the usual set' ? visits : sample) {
    test(`with ${fontSet}: nothing moves on ${address} for a ${signedIn ? 'customer' : 'guest'} on a slow network (3.26)`, async ({
      page,
      mock,
      signIn,
    }) => {
      if (signedIn) {
        const session = await signIn();
        await mock.fillCart(session, await mock.productIds(3));
      }
      const known = fontSet !== 'fonts that the shop does not know';
      await expectStill(page, address, cpuSlowdown, known ? BRAND : []);
    });
  }
}
