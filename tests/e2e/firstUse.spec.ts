import { paths } from '#config/paths';
import { expect, test } from './fixtures';
import { hold, openBeforeScripts } from './held';
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

test('letters typed after a press of Search on a slow machine are in its field', once, async ({ page }) => {
  const machine = await page.context().newCDPSession(page);
  await page.goto(paths.contact);
  for (let time = 0; time < 3; time += 1) {
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await banner(page).getByRole('button', { name: 'Search' }).press('Enter');
    await page.keyboard.type('where is my order');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox')).toHaveValue('where is my order');
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
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
