import { paths } from '#config/paths';
import { MOCK_PREFIX } from '#mocks/paths';
import { expectNothingOf, openTab, secretsOf } from '../e2e/customers';
import { expect, test } from '../e2e/fixtures';
import { expectCart, heading, logOut, main } from '../e2e/shopper';
import { awayAndBack, withBackForwardCache } from './frozen';

withBackForwardCache();

test(
  'after a logout in another tab, a page from the back/forward cache shows nothing of the customer',
  { tag: '@desktop' },
  async ({ page, context, mock, signIn }) => {
    const session = await signIn();
    await mock.fillCart(session, await mock.productIds(2));
    const secrets = await secretsOf(mock, session);
    await page.goto(paths.orders);
    await expectCart(page, 2);
    await expect(main(page).getByRole('heading').first()).toBeVisible();
    const first = await awayAndBack(page, mock.origin + MOCK_PREFIX, async () => {
      const tab = await openTab(context, paths.cookies);
      await logOut(tab);
      await tab.close();
    });
    expect(secrets.filter((secret) => first.includes(secret))).toEqual([]);
    await expect(page).toHaveURL(paths.login);
    await expect(heading(page, 'Login')).toBeVisible();
    await expectCart(page, 0);
    await expectNothingOf(page, secrets);
  },
);
