import type { Locator, Page } from '@playwright/test';
import { finderPath, paths } from '#config/paths';
import { QUESTIONS } from '#pages/catalogue/finder';
import { productPath } from '#shop/products/productPath';
import { expect, test } from '../e2e/fixtures';
import { followRequests, settled } from '../e2e/settled';
import { alert } from '../e2e/shopper';
import { animationsEnd, boxOf } from '../e2e/walk';
import { inPanel } from '../helpers/goods';

/** Alerts are completely visible: above the sticky bar of a phone, below the header of a desktop. */
async function expectInPlace(page: Page, isMobile: boolean, bar?: Locator): Promise<void> {
  await expect(alert(page)).toBeInViewport({ ratio: 1 });
  if (!isMobile) {
    const header = await boxOf(page.getByRole('banner'));
    await animationsEnd(alert(page));
    expect((await boxOf(alert(page))).y).toBeGreaterThanOrEqual(header.bottom);
    return;
  }
  const end = bar ? (await boxOf(bar)).y : (page.viewportSize()?.height ?? NaN);
  const gap = async () => Math.abs(end - (await boxOf(alert(page))).bottom);
  await expect.poll(gap).toBeLessThan(20);
}

test('an alert appears in its place, and never covers the focus', async ({
  page,
  mock,
  signIn,
  problems,
  isMobile,
}) => {
  problems.allow(/status (?:of )?500/);
  const session = await signIn();
  await test.step('in the cart, whose summary is sticky on a phone unless the cart is short', async () => {
    await mock.fault({ endpoint: 'order', fault: 500 });
    for (const lines of [1, 4]) {
      await mock.fillCart(session, await mock.productIds(lines));
      await page.goto(paths.cart);
      const checkout = page.getByRole('button', { name: 'Checkout' });
      await checkout.click();
      await expect(alert(page)).toContainText('Failed to place order.');
      await expectInPlace(page, isMobile, lines === 1 ? undefined : checkout);
    }
  });

  await test.step('over the catalogue, beside the focused element', async () => {
    await page.goto(paths.products);
    const add = page.getByRole('button', { name: /^Add to Cart/ });
    await page
      .getByRole('button', { name: /^Buy Now/ })
      .first()
      .click();
    await expect(alert(page)).toContainText('Failed to place order.');
    await add.first().click();
    await expect(alert(page)).toContainText('added to cart.');
    await expectInPlace(page, isMobile);
    // A control that the two alerts cover scrolls out from under them when it gets the focus.
    const covered = add.nth(7);
    await covered.evaluate(
      (button, { y }) =>
        window.scrollBy({ top: button.getBoundingClientRect().top - y, behavior: 'instant' }),
      await boxOf(alert(page)),
    );
    await covered.focus();
    const isClear = async () => {
      const [button, over] = [await boxOf(covered), await boxOf(alert(page))];
      return button.bottom <= over.y || button.y >= over.bottom;
    };
    await expect.poll(isClear).toBe(true);
  });
});

for (const [place, path] of [
  ['the panel', productPath(inPanel)],
  ['the finder', finderPath(QUESTIONS.map(({ answers }) => answers[0]).join('.'))],
] as const) {
  test(`an alert in ${place} moves nothing, and has no second copy behind the dialog`, async ({ page }) => {
    const open = followRequests(page);
    await page.goto(path);
    // A web font may move a line by two pixels.
    await settled(page, open);
    const dialog = page.getByRole('dialog');
    const add = dialog.getByRole('button', { name: /^Add to Cart/ }).first();
    // A focused control near the alert scrolls clear of it.
    await add.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await boxOf(add);
    await add.click();
    const words = page.getByText('Please log in first!').filter({ visible: true });
    await expect(words).toHaveCount(1);
    await animationsEnd(dialog);
    expect(await boxOf(add)).toEqual(before);
    await expect(dialog.getByText('Please log in first!')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(words).toBeInViewport({ ratio: 1 });
  });
}
