import { paths, searchPath } from '../../src/config/paths';
import { PHONE } from '../helpers/browserTests';
import { bringAxe, violations } from './axe';
import { expect, test } from './fixtures';
import { followRequests, settled } from './settled';
import { atRest } from './walk';

const WIDTHS = [320, 768, 1024, 1440];

/** Who visits what; where a visitor may not stay, where the visit ends. */
const VISITS: Readonly<Record<'guest' | 'customer', Readonly<Record<string, string>>>> = {
  guest: {
    ...Object.fromEntries(Object.values(paths).map((path) => [path, path])),
    [paths.cart]: paths.login,
    [paths.orders]: paths.login,
    [paths.profile]: paths.login,
    [paths.verifyOtp]: paths.forgotPassword,
    [searchPath('musk')]: searchPath('musk'),
    '/no/such/page': '/no/such/page',
  },
  customer: {
    [paths.cart]: paths.cart,
    [paths.orders]: paths.orders,
    [paths.profile]: paths.profile,
    [paths.checkSession]: paths.checkSession,
    [paths.forgotPassword]: paths.home,
  },
};

for (const visitor of ['guest', 'customer'] as const) {
  test.describe(() => {
    // Guests on a phone, customers on a desktop; the long tests have the rest.
    test.use(visitor === 'guest' ? PHONE : {});

    test(
      `every route of a ${visitor}: no error, no failed request, no sideways scrolling, nothing that axe finds (2.1, 2.10, 19.5)`,
      { tag: '@desktop' },
      async ({ page, mock, signIn, problems }) => {
        test.setTimeout(120_000);
        await bringAxe(page);
        if (visitor === 'customer') await mock.fillCart(await signIn(), await mock.productIds(3));
        const open = followRequests(page);
        const size = page.viewportSize() ?? { width: 1440, height: 900 };
        for (const [address, end] of Object.entries(VISITS[visitor])) {
          await test.step(end === address ? address : `${address} leads to ${end}`, async () => {
            await page.goto(address);
            await expect(page).toHaveURL(end);
            await settled(page, open);
            for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
              await expect(page.getByRole(landmark)).toHaveCount(1);
            }
            for (const width of WIDTHS) {
              await page.setViewportSize({ ...size, width });
              const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
              expect(scrollWidth, `${address} at ${String(width)} px`).toBeLessThanOrEqual(width);
            }
            await page.setViewportSize(size);
            if (end !== address) return;
            await atRest(page);
            expect.soft(await violations(page), address).toEqual([]);
            problems.check();
          });
        }
        if (visitor === 'customer') return;
        await page.goto(paths.login);
        await page.evaluate(() => document.querySelectorAll('main label').forEach((label) => label.remove()));
        expect((await violations(page)).join('\n'), 'axe sees what is planted').toMatch(/^label /m);
      },
    );
  });
}
