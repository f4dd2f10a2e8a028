import { paths } from '#config/paths';
import { longestNamed } from '../helpers/goods';
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

test(
  "a page's heading is in the house's face before the scripts have loaded",
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of [
      paths.home,
      paths.products,
      longestNamed.path,
      paths.login,
      paths.contact,
      paths.imprint,
    ]) {
      const release = await openBeforeScripts(page, path);
      await expect(heading(page)).toBeVisible();
      const loaded = () =>
        page.evaluate(() =>
          [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family),
        );
      await expect.poll(loaded, path).toContain('Headline');
      await release();
    }
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
