import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '#config/paths';
import { DEMO_ACCOUNT } from '#mocks/seed/demoAccount';
import { BEN, expectNothingOf, openTab, register, secretsOf, watchTexts } from '../e2e/customers';
import { expect, test } from '../e2e/fixtures';
import type { MockApi } from '../e2e/mockApi';
import { banner, cartItems, cartLink, expectCart, heading, logIn, logOut, main } from '../e2e/shopper';

interface Scene {
  page: Page;
  context: BrowserContext;
  mock: MockApi;
}

const PRIVATE = new RegExp(`(${[paths.cart, paths.orders, paths.profile].join('|')})$`);

/** The ways in which a customer's visit ends, and who uses the browser then. */
const ENDS: Readonly<Record<string, { next: 'guest' | 'ben'; end: (scene: Scene) => Promise<void> }>> = {
  'a logout': { next: 'guest', end: ({ page }) => logOut(page) },
  "another user's login in another tab": {
    next: 'ben',
    end: async ({ context }) => {
      const tab = await openTab(context, paths.login);
      await logIn(tab, BEN.email, BEN.password);
      await expect(tab).toHaveURL(paths.home);
      await tab.close();
    },
  },
};

/** What the next customer sees on the pages of the former one. */
const BENS: Readonly<Record<string, string>> = {
  [paths.cart]: 'Your Cart is Empty',
  [paths.orders]: 'No orders found',
  [paths.profile]: BEN.name,
};

for (const [name, { next, end }] of Object.entries(ENDS)) {
  test(
    `after ${name} nothing of the former customer is left, nor returns with Back`,
    { tag: '@desktop' },
    async ({ page, context, mock, request, signIn }) => {
      const link = (label: string) => banner(page).getByRole('link', { name: label });
      await register(request, mock, BEN);
      const session = await signIn();
      await mock.fillCart(session, await mock.productIds(2));
      const secrets = await secretsOf(mock, session);

      await page.goto(paths.cookies);
      await link('Profile').click();
      await expect(main(page)).toContainText(DEMO_ACCOUNT.name);
      await link('Orders').click();
      await expect(main(page).getByRole('region', { name: 'Latest order' })).toBeVisible();
      await cartLink(page).click();
      await expect(cartItems(page)).toHaveCount(2);
      await link('Products').click();
      await expect(
        main(page)
          .getByRole('button', { name: /^Add to Cart/ })
          .first(),
      ).toBeVisible();
      await main(page)
        .getByRole('button', { name: /^Save / })
        .first()
        .click();
      await expect(link('Saved, 1 perfume')).toBeVisible();

      await end({ page, context, mock });
      const sign = next === 'guest' ? link('Login') : link('Profile');
      await expect(sign).toBeVisible();
      await expectCart(page, 0);
      await expect(link('Saved perfumes')).toBeVisible();
      await expectNothingOf(page, secrets);
      const shown = await watchTexts(page);

      while (new URL(page.url()).pathname !== paths.cookies) {
        await page.goBack();
        if (next === 'guest') await expect(page).not.toHaveURL(PRIVATE);
        else await expect(main(page)).toContainText(BENS[new URL(page.url()).pathname] ?? '');
        await expect(heading(page)).toBeVisible();
        await expectNothingOf(page, secrets);
      }
      await expect.poll(() => shown.size).toBeGreaterThan(0);
      expect([...shown].filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
    },
  );
}
