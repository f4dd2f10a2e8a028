import { STORAGE_KEYS } from '../../src/config/constants';
import { paths } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { expect, test } from './fixtures';
import { openBeforeScripts } from './held';
import { alert, banner, heading, main, openSearch } from './shopper';

const once = { tag: '@desktop' };

test.describe('a press before the app has started takes effect afterwards', () => {
  test('Menu or Search', async ({ page, isMobile }) => {
    const release = await openBeforeScripts(page, paths.contact);
    const button = banner(page).getByRole('button', { name: isMobile ? 'Menu' : 'Search' });
    await button.click();
    await release();
    if (isMobile) await expect(button).toHaveAttribute('aria-expanded', 'true');
    else await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });

  test('a login by Enter', once, async ({ page, mock }) => {
    const release = await openBeforeScripts(page, paths.login);
    await page.getByLabel('Email or username').fill(DEMO_ACCOUNT.email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_ACCOUNT.password);
    await page.keyboard.press('Enter');
    await release();
    await expect(alert(page)).toBeVisible();
    await expect(page).toHaveURL(paths.home);
    expect(await mock.requests('login')).toHaveLength(1);
  });

  test('Logout on a page that the shell serves', once, async ({ page, signIn }) => {
    await signIn();
    const release = await openBeforeScripts(page, paths.orders);
    const logout = banner(page).getByRole('button', { name: 'Logout' });
    await logout.click();
    await release();
    await expect(banner(page).getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token)).toBeNull();
  });
});

test(
  'an address that begins with two slashes is the one with a single slash',
  once,
  async ({ page, baseURL }) => {
    await page.goto(`${baseURL ?? ''}//products`);
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL(paths.products);
    await openSearch(page);
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

for (const [path, call, shown] of [
  [paths.products, 'products', /^Buy Now/],
  [paths.cart, 'cart', 'Checkout'],
] as const) {
  test(
    `the first call of ${path} starts before the scripts have loaded, and is sent once`,
    once,
    async ({ page, mock, signIn }) => {
      const session = await signIn();
      await mock.fillCart(session, await mock.productIds(2));
      const before = (await mock.requests(call)).length;
      const sent = async () => (await mock.requests(call)).length - before;
      const row = main(page).getByRole('button', { name: shown }).first();
      const release = await openBeforeScripts(page, path);
      await expect.poll(sent).toBe(1);
      await release();
      await expect(row).toBeVisible();
      expect(await sent()).toBe(1);
      await page.goto(paths.cookies);
      await page.goBack();
      await expect(row).toBeVisible();
      await expect.poll(sent).toBeGreaterThan(1);
    },
  );
}

test('a customer never sees the form of Forgot password', once, async ({ page, signIn }) => {
  await signIn();
  const release = await openBeforeScripts(page, paths.forgotPassword);
  await expect(heading(page)).toBeHidden();
  await release();
  await expect(page).toHaveURL(paths.home);
});
