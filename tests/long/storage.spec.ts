import { paths } from '#config/paths';
import { DEMO_ACCOUNT } from '#mocks/seed/demoAccount';
import { expect, test } from '../e2e/fixtures';
import { addToCart, banner, cartLink, logIn, logOut, main, searchFor } from '../e2e/shopper';
import { featured, longestNamed } from '../helpers/goods';

/** How a browser refuses to store, from before the shop's first script. */
const STORES: Readonly<Record<string, () => void>> = {
  'that is denied': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      const get = (): never => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, name, { get });
    }
  },
  // Fills the real storage, so that the browser itself refuses.
  'that is full': () => {
    for (const store of [localStorage, sessionStorage]) {
      for (let size = 2 ** 22; size >= 1; size /= 2) {
        try {
          store.setItem(`full${size}`, 'x'.repeat(size));
        } catch {
          // Try a smaller piece next.
        }
      }
    }
  },
};

for (const [name, spoil] of Object.entries(STORES)) {
  test(
    `with storage ${name} a guest can save perfumes, and a customer log in, order and log out`,
    { tag: '@desktop' },
    async ({ page, context, mock }) => {
      await context.addInitScript(spoil);
      // One document, because values that storage can't hold are kept in memory.
      await page.goto(paths.products);
      await page.getByRole('button', { name: `Save ${featured.name}` }).click();
      await expect(banner(page).getByRole('link', { name: 'Saved, 1 perfume' })).toBeVisible();
      await banner(page).getByRole('link', { name: 'Login' }).click();
      await logIn(page, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
      await expect(page).toHaveURL(paths.home);
      await searchFor(page, longestNamed.name.toLowerCase());
      await page.keyboard.press('Enter');
      await addToCart(page, longestNamed.name, 1);
      await cartLink(page).click();
      await main(page).getByRole('button', { name: 'Checkout' }).click();
      await expect(page).toHaveURL(paths.orders);
      await expect(main(page).getByRole('region', { name: 'Latest order' })).toContainText(longestNamed.name);
      await logOut(page);
      await expect(page).toHaveURL(paths.login);
      expect(await mock.requests('order')).toHaveLength(1);
      // A new document has no memory of the visit.
      await page.goto(paths.checkSession);
      await expect(main(page)).toContainText('Not Logged In');
    },
  );
}
