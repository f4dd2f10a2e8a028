import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';
import { addToCart, searchFor } from '../e2e/shopper';
import { becomeCustomer } from '../e2e/states';
import { atRest } from '../e2e/walk';

const polite = (page: Page) => page.locator('#announcements');

/** Collects whatever the polite region says from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const region = document.getElementById('announcements');
    const heard: string[] = [];
    (window as unknown as { heard: string[] }).heard = heard;
    if (region) {
      new MutationObserver(() => heard.push(region.textContent)).observe(region, {
        childList: true,
        subtree: true,
      });
    }
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test('one assertive and one polite region stand on every page, from the first screen on', async ({
  page,
}) => {
  for (const path of [
    paths.home,
    paths.products,
    paths.amberNights,
    paths.login,
    paths.search,
    paths.imprint,
  ]) {
    await page.goto(path);
    await atRest(page);
    // Others would speak over them; the carousel's is a pattern of its own, and silent while it turns.
    await expect(page.locator('[role="alert"], [aria-live="assertive"]'), path).toHaveCount(1);
    await expect(page.locator('[role="status"], [role="log"], [role="timer"]'), path).toHaveCount(1);
    await expect(polite(page)).toHaveAttribute('aria-live', 'polite');
  }
});

test('matches, pages that load, and changes of the cart are told politely (8.20, 8.22)', async ({
  page,
  mock,
  signIn,
}) => {
  await becomeCustomer(mock, signIn);

  await test.step('the number of search matches, inside the dialog that makes the page inert', async () => {
    await page.goto(paths.contact);
    await searchFor(page, 'amber');
    const count = page.getByRole('dialog').getByRole('status');
    await expect(count).toHaveText('1 match');
    await page.keyboard.press('Escape');
  });

  await test.step('what is wrong in the form of a dialog, and not on the page behind it', async () => {
    await page.goto(paths.home);
    await page.getByRole('button', { name: 'Notify Me When Live' }).click();
    const heard = await listen(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Notify Me' }).click();
    await expect(page.locator('dialog > [aria-live]')).toHaveText('1 field needs your attention.');
    expect(await heard()).toEqual([]);
  });

  await test.step('the next page of the catalogue', async () => {
    await page.goto(paths.products);
    await expect(polite(page)).toHaveText('Showing the first 10 perfumes');
    const heard = await listen(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(heard).toContain('Loading more...');
    await expect(polite(page)).toHaveText(/\d\d perfumes/);
  });

  await test.step('what goes into the cart, and what leaves it', async () => {
    await page.goto(paths.amberNights);
    await addToCart(page, 'Amber Nights', 13);
    await page.goto(paths.cart);
    const remove = page.getByRole('button', { name: /^Remove / }).first();
    await remove.click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(polite(page)).toHaveText(/ removed from your cart\. Total: \$[\d,.]+\.$/);
  });
});
