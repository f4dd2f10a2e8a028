import { MOCK_PREFIX } from '../../src/config/mockPaths';
import { paths } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { BEN, expectNothingOf, openTab, register, secretsOf } from './customers';
import { expect, test } from './fixtures';
import { awayAndBack, withBackForwardCache } from './frozen';
import { logIn, logOut } from './shopper';

withBackForwardCache();

test('a page out of the back/forward cache shows nothing of a customer who has logged out meanwhile (4.9)', async ({
  page,
  context,
  mock,
  signIn,
}) => {
  const session = await signIn();
  await mock.fillCart(session, await mock.productIds(2));
  const secrets = await secretsOf(mock, session);
  await page.goto(paths.orders);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(
    'Cart, 2 items',
  );
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  const first = await awayAndBack(page, mock.origin + MOCK_PREFIX, async () => {
    const tab = await openTab(context, paths.cookies);
    await logOut(tab);
    await tab.close();
  });
  expect(secrets.filter((secret) => first.includes(secret))).toEqual([]);
  await expect(page).toHaveURL(paths.login);
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName('Cart');
  await expectNothingOf(page, secrets);
});

test('a page out of the back/forward cache is the next customer’s when another one has come meanwhile (4.9)', async ({
  page,
  context,
  mock,
  request,
  signIn,
}) => {
  await register(request, mock, BEN);
  const session = await signIn();
  await mock.fillCart(session, await mock.productIds(2));
  const secrets = await secretsOf(mock, session);
  await page.goto(paths.profile);
  await expect(page.getByRole('main')).toContainText(DEMO_ACCOUNT.email);
  const first = await awayAndBack(page, mock.origin + MOCK_PREFIX, async () => {
    const tab = await openTab(context, paths.login);
    await logIn(tab, BEN.email, BEN.password);
    await expect(tab).toHaveURL(paths.home);
    await tab.close();
  });
  expect(secrets.filter((secret) => first.includes(secret))).toEqual([]);
  await expect(page.getByRole('main')).toContainText(BEN.email);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName('Cart');
  await expectNothingOf(page, secrets);
});

test('a page out of the back/forward cache asks for the cart afresh, and keeps the session (4.9)', async ({
  page,
  mock,
  signIn,
}) => {
  const session = await signIn();
  const [first = '', second = ''] = await mock.productIds(2);
  await mock.fillCart(session, [first]);
  await page.goto(paths.cart);
  const rows = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await awayAndBack(page, mock.origin + MOCK_PREFIX, () => mock.fillCart(session, [first, second]));
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(
    'Cart, 3 items',
  );
  expect(await mock.requests('cart')).toHaveLength(2);
});
