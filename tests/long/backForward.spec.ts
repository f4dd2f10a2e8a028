import { MOCK_PREFIX } from '../../src/config/mockPaths';
import { paths } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';
import { awayAndBack, withBackForwardCache } from '../e2e/frozen';
import { first } from '../../src/mocks/goods';

withBackForwardCache();

/** One page of each kind. */
const PAGES = [paths.home, paths.products, first.path, paths.contact, paths.cart, paths.profile];

test('pages return from the back/forward cache', { tag: '@desktop' }, async ({ page, mock, signIn }) => {
  await signIn();
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    // Fails if the page is loaded again.
    await awayAndBack(page, mock.origin + MOCK_PREFIX);
  }
});
