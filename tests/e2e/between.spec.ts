import type { Page } from '@playwright/test';
import { paths } from '#config/paths';
import { first } from '../helpers/goods';
import { expect, test } from './fixtures';
import { hold } from './held';
import { banner, heading, main } from './shopper';

/** Counts the frames in which the page has no heading. */
function watchHeading(): void {
  const counted = { blank: 0 };
  const look = (): void => {
    if (document.querySelector('main') && !document.querySelector('main h1')) counted.blank += 1;
    requestAnimationFrame(look);
  };
  look();
  Object.assign(window, { counted });
}
const blankFrames = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { counted: { blank: number } }).counted.blank);

test(
  'a page stays until the code of the next one is there, also on Back',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(watchHeading);
    await page.goto(first.path);
    await page.goto(paths.products);
    await expect(main(page).getByRole('link', { name: first.name, exact: true })).toBeVisible();
    const title = await page.title();
    const bottle = main(page).getByRole('link', { name: first.name, exact: true });
    const product = await hold(page, /ProductPage-.*js/);
    await bottle.press('Enter');
    await expect(page.locator('html[data-waiting]')).toBeAttached();
    await expect(page).toHaveURL(paths.products);
    await expect(page).toHaveTitle(title);
    await expect(bottle).toBeFocused();

    await banner(page).getByRole('link', { name: 'Login' }).click();
    await expect(heading(page, 'Login')).toBeFocused();
    product.release();
    await expect(page.locator('html[data-waiting]')).not.toBeAttached();
    await expect(page).toHaveURL(paths.login);

    await page.reload();
    const catalogue = await hold(page, /CataloguePage-.*js/);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(catalogue.asked).toBe(1);
    await expect(heading(page, 'Login')).toBeVisible();
    await expect(page).toHaveTitle(/^Login/);
    catalogue.release();
    await expect(page).toHaveTitle(title);
    await expect(banner(page).getByRole('link', { name: 'Login' })).toBeFocused();
    expect(await blankFrames(page)).toBe(0);
  },
);
