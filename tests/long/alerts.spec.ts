import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { expect, test } from '../e2e/fixtures';
import { logIn } from '../e2e/shopper';
import { becomeCustomer } from '../e2e/states';
import { atRest } from '../e2e/walk';

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

const box = async (element: Locator) => (await element.boundingBox()) ?? { y: NaN, height: NaN };

/** Alerts are seen whole: above what sticks to a phone's bottom, under a desktop's header. */
async function expectInPlace(page: Page, isMobile: boolean, bar?: Locator): Promise<void> {
  await expect(alert(page)).toBeInViewport({ ratio: 1 });
  if (!isMobile) {
    const header = await box(page.getByRole('banner'));
    expect((await box(alert(page))).y).toBeGreaterThanOrEqual(header.y + header.height);
    return;
  }
  const end = bar ? (await box(bar)).y : (page.viewportSize()?.height ?? NaN);
  await expect
    .poll(async () => {
      const { y, height } = await box(alert(page));
      return Math.abs(end - y - height);
    })
    .toBeLessThan(20);
}

test('an alert stands in its place, clear of what has the focus: after a login, in the cart, over the catalogue (3.28)', async ({
  page,
  mock,
  signIn,
  problems,
  isMobile,
}) => {
  problems.allow(/status (?:of )?500/);
  await test.step('on Home', async () => {
    await page.goto(paths.login);
    await logIn(page, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
    await expect(page).toHaveURL(paths.home);
    await atRest(page);
    await expectInPlace(page, isMobile);
  });

  await test.step('in the cart', async () => {
    await becomeCustomer(mock, signIn);
    await mock.fault({ endpoint: 'order', fault: 500 });
    await page.goto(paths.cart);
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(alert(page)).toContainText('Failed to place order.');
    await expectInPlace(page, isMobile, page.getByRole('region', { name: 'Summary' }));
  });

  await test.step('over the catalogue, and beside what has the focus', async () => {
    await page.goto(paths.products);
    const add = page.getByRole('button', { name: /^Add to Cart/ });
    await add.first().click();
    await expect(alert(page)).toContainText('added to cart.');
    await expectInPlace(page, isMobile);
    // A control that lies where the alert is comes out from under it with the focus.
    const covered = add.nth(7);
    await covered.evaluate(
      (button, alertBox) => {
        const by = button.getBoundingClientRect().top - alertBox.y;
        window.scrollBy({ top: by, behavior: 'instant' });
      },
      await box(alert(page)),
    );
    await covered.focus();
    await expect
      .poll(async () => {
        const [button, over] = [await box(covered), await box(alert(page))];
        return button.y + button.height <= over.y || button.y >= over.y + over.height;
      })
      .toBe(true);
  });
});

test('an alert that comes while a dialog is open is seen in it (3.17)', async ({ page, mock, signIn }) => {
  await becomeCustomer(mock, signIn);
  await mock.fault({ endpoint: 'cartAdd', fault: 'hang' });
  await page.goto(paths.amberNights);
  await page.getByRole('button', { name: 'Add to Cart: Amber Nights', exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await mock.clearFaults();
  await mock.release();
  const told = dialog.getByRole('alert');
  await expect(told).toContainText('Amber Nights added to cart.');
  await expect(told).toBeInViewport({ ratio: 1 });
  // Nothing lies over it: what is hit in its middle is its own.
  const box = await told.boundingBox();
  const hit = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x, y)?.closest('[role="alert"]') !== null,
    [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const,
  );
  expect(hit).toBe(true);
  await told.getByRole('button', { name: 'Dismiss' }).click();
  await expect(dialog.getByRole('combobox')).toBeVisible();
});
