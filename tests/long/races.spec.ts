import { paths, searchPath } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { expect, test } from '../e2e/fixtures';

for (const [path, call] of [
  [paths.products, 'products'],
  [paths.amberNights, 'products'],
  [searchPath('oud'), 'products'],
  [paths.orders, 'orders'],
  [paths.profile, 'profile'],
] as const) {
  test(`leaving ${path} aborts its call`, { tag: '@desktop' }, async ({ page, mock, signIn }) => {
    await signIn();
    await mock.fault({ endpoint: call, fault: 'hang' });
    await page.goto(path);
    const aborted = async () => (await mock.requests(call)).map((request) => request.aborted);
    await expect.poll(aborted).toEqual([false]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
    await expect.poll(aborted).toEqual([true]);
  });
}

test('a double click and Enter held down send one call', { tag: '@desktop' }, async ({ page, mock }) => {
  const main = page.getByRole('main');
  const once = async (call: 'login' | 'cartDelete') => {
    await expect.poll(async () => (await mock.requests(call)).length).toBe(1);
    await mock.clearFaults();
    await mock.release();
  };
  await page.goto(paths.login);
  await main.getByLabel('Email or username').fill(DEMO_ACCOUNT.email);
  const password = main.getByLabel('Password', { exact: true });
  await password.fill(DEMO_ACCOUNT.password);
  await mock.fault({ endpoint: 'login', fault: 'hang' });
  await main.getByRole('button', { name: 'Login' }).dblclick();
  await password.focus();
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('Enter');
  await once('login');
  await expect(page).toHaveURL(paths.home);

  await mock.fillCart(await mock.login(DEMO_ACCOUNT), await mock.productIds(2));
  await page.goto(paths.cart);
  await main
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await mock.fault({ endpoint: 'cartDelete', fault: 'hang' });
  await page.getByRole('button', { name: 'Yes' }).dblclick();
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('Enter');
  await once('cartDelete');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(
    'Cart, 1 item',
  );
  expect(await mock.requests('cartDelete')).toHaveLength(1);
  // One by the page, one by the test.
  expect(await mock.requests('login')).toHaveLength(2);
});
