import { paths } from '#config/paths';
import { after, longestNamed, priceOf } from '../helpers/goods';
import { expect, test } from './fixtures';
import { animationsEnd, boxOf } from './walk';

test('finder closes to the page and the place where it was opened', { tag: '@desktop' }, async ({ page }) => {
  const dialog = page.getByRole('dialog');
  const finder = page.getByRole('link', { name: 'Find your scent' });
  const byButton = () =>
    dialog
      .getByRole('button', { name: /^Close/ })
      .first()
      .click();
  const byEscape = () => page.keyboard.press('Escape');
  const expectReturn = async (
    link: typeof finder,
    close: () => Promise<unknown>,
    before = async () => {},
  ) => {
    const address = page.url();
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(dialog).toBeVisible();
    await before();
    await close();
    await expect(page).toHaveURL(address);
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeInViewport();
    await expect(link).toBeFocused();
  };

  await page.goto(longestNamed.path);
  await page.getByRole('heading', { name: 'How to wear it' }).scrollIntoViewIfNeeded();
  for (const close of [byButton, byEscape, () => page.goBack()]) await expectReturn(finder, close);

  await page.goto(paths.home);
  const answers = async (): Promise<void> => {
    for (const question of ['Question 1 of 3', 'Question 2 of 3']) {
      await expect(dialog.getByText(question)).toBeVisible();
      await dialog.getByRole('listitem').first().getByRole('button').click();
    }
    await expect(dialog.getByText('Question 3 of 3')).toBeVisible();
  };
  await expectReturn(finder, byButton, answers);
  // No question is left in the history.
  expect(await page.evaluate(() => navigation.currentEntry?.index)).toBe(1);
});

test(
  'a long product page has a buy bar at the foot of a phone, clear of alerts, focus and the next perfume',
  { tag: '@phone' },
  async ({ page, signIn }) => {
    await signIn();
    const { name, path } = longestNamed;
    await page.goto(path);
    const main = page.getByRole('main');
    const bar = main.getByRole('group', { name: 'Price and order' });
    await expect(bar).toBeHidden();
    await main.getByRole('heading', { name: 'How to wear it' }).scrollIntoViewIfNeeded();
    await expect(bar).toContainText(`${name} ${priceOf(longestNamed)}`);
    await bar.getByRole('button', { name: `Add to Cart: ${name}` }).click();
    const alert = page.getByRole('alert').filter({ hasText: `${name} added to cart.` });
    await expect(alert).toBeVisible();
    const clearsBar = async (of: typeof bar) => (await boxOf(of)).bottom <= (await boxOf(bar)).y;
    await animationsEnd(alert);
    // A short page ends the bar before the window does, and the alert is below it.
    const belowBar = async () => (await boxOf(alert)).y >= (await boxOf(bar)).bottom;
    await expect.poll(async () => (await clearsBar(alert)) || (await belowBar())).toBe(true);

    const last = main.getByRole('link', { name: 'Find your scent' });
    await last.focus();
    await expect.poll(() => clearsBar(last)).toBe(true);
    const next = main.getByRole('complementary', { name: after(longestNamed).name });
    await next.getByRole('link').focus();
    await expect.poll(async () => (await boxOf(bar)).bottom - (await boxOf(next)).y).toBeLessThanOrEqual(1);
    await main.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
  },
);
