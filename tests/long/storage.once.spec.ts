import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { expect, test } from '../e2e/fixtures';
import { addToCart, logIn, logOut, searchFor } from '../e2e/shopper';

/** Makes both stores misbehave before the shop's first script runs. */
function inEveryPage(spoil: () => void) {
  return (context: BrowserContext) => context.addInitScript(spoil);
}

/** How a browser refuses to store. */
const STORES: Readonly<Record<string, (context: BrowserContext) => Promise<unknown>>> = {
  'that is denied': inEveryPage(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      const get = (): never => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, name, { get });
    }
  }),
  // Really full: the browser itself refuses.
  'that is full': inEveryPage(() => {
    for (const store of [localStorage, sessionStorage]) {
      for (let size = 2 ** 22; size >= 1; size /= 2) {
        try {
          store.setItem(`full${String(size)}`, 'x'.repeat(size));
        } catch {
          // Then a smaller piece.
        }
      }
    }
  }),
};

/** A visit from login to logout, in one document, so that what storage can't hold lives in memory. */
async function visit(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await logIn(page, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
  await expect(page).toHaveURL(paths.home);
  await searchFor(page, 'amber nights');
  await page.keyboard.press('Enter');
  await addToCart(page, 'Amber Nights', 1);
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await main.getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(paths.orders);
  await expect(main.getByRole('region', { name: 'Latest order' })).toContainText('Amber Nights');
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await expect(main).toContainText(DEMO_ACCOUNT.name);
  await logOut(page);
  await expect(page).toHaveURL(paths.login);
  await expect(page.getByText(DEMO_ACCOUNT.name)).toHaveCount(0);
}

for (const [name, spoil] of Object.entries(STORES)) {
  test(`with storage ${name} the shop starts, and a customer can log in, order and log out`, async ({
    page,
    context,
    mock,
  }) => {
    await spoil(context);
    await page.goto(paths.login);
    await visit(page);
    expect(await mock.requests('order')).toHaveLength(1);
    // A new document knows nothing of the visit.
    await page.goto(paths.checkSession);
    await expect(page.getByRole('main')).toContainText('Not Logged In');
  });
}
