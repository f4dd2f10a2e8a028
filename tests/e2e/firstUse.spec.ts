import { paths } from '#config/paths';
import { expect, test } from './fixtures';
import { hold, openBeforeScripts } from './held';
import { banner, heading, main } from './shopper';

const once = { tag: '@desktop' };

for (const when of ['before the app has started', 'while its code loads'])
  test(`letters typed after a press of Search ${when} are in its field`, once, async ({ page }) => {
    const start = await openBeforeScripts(page, paths.contact);
    const overlay = await hold(page, /\/assets\/search-[^/]*\.js/);
    const isLate = when === 'while its code loads';
    if (isLate) await start();
    if (isLate) await expect.poll(() => page.evaluate(() => 'earlyPress' in window)).toBe(false);
    await banner(page).getByRole('button', { name: 'Search' }).click();
    await page.keyboard.type('royle');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    if (!isLate) await start();
    await expect.poll(overlay.asked).toBeGreaterThan(0);
    await page.keyboard.type('al o');
    overlay.release();
    const field = page.getByRole('dialog').getByRole('combobox');
    await expect(field).toBeFocused();
    await page.keyboard.type('ud');
    await expect(field).toHaveValue('royal oud');
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
