import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { expect, test } from '../e2e/fixtures';
import { logIn } from '../e2e/shopper';
import { becomeCustomer } from '../e2e/states';
import { atRest } from '../e2e/walk';

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

/** What in the window is pressed, filled in or read first, and lies under an alert. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const alerts = Array.from(document.querySelectorAll('[role="alert"] > *'), (shown) =>
      shown.getBoundingClientRect(),
    );
    const candidates = document.querySelectorAll<HTMLElement>('header, button, input, select, textarea, h1');
    return Array.from(candidates)
      .filter((element) => !element.closest('[role="alert"]'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return alerts.some(
          ({ left, right, top, bottom }) =>
            box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        );
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent);
  });
}

/** An alert stands whole in the window, and nothing that is needed lies under it. */
async function expectCoversNoControl(page: Page): Promise<void> {
  await expect(alert(page)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => covered(page)).toEqual([]);
}

test('an alert covers no control and no heading: after a login, in the cart, over the catalogue (3.28)', async ({
  page,
  mock,
  signIn,
  problems,
}) => {
  problems.allow(/status (?:of )?500/);
  await test.step('on Home', async () => {
    await page.goto(paths.login);
    await logIn(page, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
    await expect(page).toHaveURL(paths.home);
    await atRest(page);
    await expectCoversNoControl(page);
  });

  await test.step('in the cart', async () => {
    await becomeCustomer(mock, signIn);
    await mock.fault({ endpoint: 'order', fault: 500 });
    await page.goto(paths.cart);
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(alert(page)).toContainText('Failed to place order.');
    await expectCoversNoControl(page);
  });

  await test.step('in the catalogue, at its top and further down', async () => {
    await page.goto(paths.products);
    const add = page.getByRole('button', { name: /^Add to Cart/ });
    await add.first().click();
    await expect(alert(page)).toContainText('added to cart.');
    await expectCoversNoControl(page);
    await add.nth(6).scrollIntoViewIfNeeded();
    await add.nth(6).click();
    await expectCoversNoControl(page);
    await page.evaluate(() => window.scrollBy({ top: 130, behavior: 'instant' }));
    await expectCoversNoControl(page);
  });
});

test('an alert that comes while a dialog is open is seen in it (3.17)', async ({ page, mock, signIn }) => {
  await becomeCustomer(mock, signIn);
  await mock.fault({ endpoint: 'cartAdd', fault: 'hang' });
  await page.goto(paths.amberNights);
  await page.getByRole('button', { name: 'Add to Cart: Amber Nights' }).click();
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
