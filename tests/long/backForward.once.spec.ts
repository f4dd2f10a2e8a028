import { MOCK_PREFIX } from '../../src/config/mockPaths';
import { paths } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';
import { awayAndBack, withBackForwardCache } from '../e2e/frozen';
import { hydrated } from '../e2e/settled';

withBackForwardCache();

const CUSTOMERS: readonly string[] = [paths.cart, paths.orders, paths.profile];

for (const path of Object.values(paths)) {
  test(`${path} comes back out of the back/forward cache`, async ({ page, mock, signIn }) => {
    if (CUSTOMERS.includes(path)) await signIn();
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    // Fails where the page is loaded again.
    await awayAndBack(page, mock.origin + MOCK_PREFIX);
  });
}
