import { paths } from '#config/paths';
import { expect, test } from './fixtures';
import { openBeforeScripts } from './held';
import { banner, heading, main } from './shopper';

const once = { tag: '@desktop' };

test('a press of Menu or Search before the app has started takes effect afterwards', async ({
  page,
  isMobile,
}) => {
  const release = await openBeforeScripts(page, paths.contact);
  const button = banner(page).getByRole('button', { name: isMobile ? 'Menu' : 'Search' });
  await button.click();
  await release();
  if (isMobile) await expect(button).toHaveAttribute('aria-expanded', 'true');
  else await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

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
