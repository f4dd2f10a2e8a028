import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { BEN, openTab, register } from './customers';
import { expect, test } from './fixtures';
import type { MockApi } from './mockApi';
import { addToCart, logIn, logOut } from './shopper';

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const rows = (page: Page) => page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');

interface Tale {
  /** Whether the demo customer is logged in when both tabs are opened. */
  signedIn: boolean;
  /** Where this tab is, and the other one. */
  here: string;
  there: string;
  /** What happens in the other tab. */
  act: (other: Page, mock: MockApi) => Promise<void>;
  /** What this tab shows of it, by itself. */
  shows: (page: Page) => Promise<void>;
}

const TALES: Readonly<Record<string, Tale>> = {
  'a login': {
    signedIn: false,
    here: paths.checkSession,
    there: paths.login,
    act: (other) => logIn(other, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password),
    shows: async (page) => {
      await expect(page.getByRole('main')).toContainText(DEMO_ACCOUNT.email);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
      await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');
    },
  },
  'a logout': {
    signedIn: true,
    here: paths.cart,
    there: paths.contact,
    act: logOut,
    shows: async (page) => {
      await expect(page).toHaveURL(paths.login);
      await expect(cartLink(page)).toHaveAccessibleName('Cart');
    },
  },
  'a refused session': {
    signedIn: true,
    here: paths.profile,
    there: paths.amberNights,
    act: async (other, mock) => {
      await mock.expireSessions();
      await other.getByRole('button', { name: /^Add to Cart/ }).click();
      await expect(other).toHaveURL(paths.login);
    },
    shows: async (page) => {
      await expect(page).toHaveURL(paths.login);
      await expect(page.getByText(DEMO_ACCOUNT.name)).toHaveCount(0);
    },
  },
  "another customer's login": {
    signedIn: true,
    here: paths.profile,
    there: paths.login,
    act: (other) => logIn(other, BEN.email, BEN.password),
    shows: async (page) => {
      await expect(page).toHaveURL(paths.profile);
      await expect(page.getByRole('main')).toContainText(BEN.email);
      await expect(page.getByText(DEMO_ACCOUNT.name)).toHaveCount(0);
      await expect(cartLink(page)).toHaveAccessibleName('Cart');
    },
  },
  'storage emptied by hand': {
    signedIn: true,
    here: paths.orders,
    there: paths.cookies,
    act: (other) => other.evaluate(() => localStorage.clear()),
    shows: (page) => expect(page).toHaveURL(paths.login),
  },
  'an item added': {
    signedIn: true,
    here: paths.cart,
    there: paths.amberNights,
    act: (other) => addToCart(other, 'Amber Nights', 3),
    shows: async (page) => {
      await expect(rows(page).filter({ hasText: 'Amber Nights' })).toBeVisible();
      await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');
    },
  },
  'an item removed': {
    signedIn: true,
    here: paths.cart,
    there: paths.cart,
    act: async (other) => {
      await rows(other)
        .first()
        .getByRole('button', { name: /^Remove/ })
        .click();
      await other.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    },
    shows: (page) => expect(rows(page)).toHaveCount(1),
  },
  'an order': {
    signedIn: true,
    here: paths.cart,
    there: paths.cart,
    act: async (other) => {
      await other.getByRole('button', { name: 'Checkout' }).click();
      await expect(other).toHaveURL(paths.orders);
    },
    shows: (page) => expect(page.getByText('Your Cart is Empty')).toBeVisible(),
  },
};

for (const [name, { signedIn, here, there, act, shows }] of Object.entries(TALES)) {
  test(`${name} in one tab reaches the other (5.23)`, async ({
    page,
    context,
    mock,
    request,
    signIn,
    problems,
  }) => {
    if (name === 'a refused session') problems.allow(/401/);
    await register(request, mock, BEN);
    await mock.fillCart(await mock.login(DEMO_ACCOUNT), (await mock.productIds(4)).slice(2));
    if (signedIn) await signIn();
    await page.goto(here);
    const other = await openTab(context, there);
    for (const tab of [page, other]) {
      await expect(cartLink(tab)).toHaveAccessibleName(signedIn ? 'Cart, 2 items' : 'Cart');
    }
    await act(other, mock);
    await shows(page);
  });
}

test('what both tabs add at the same moment is in the cart of both, as the server has it', async ({
  page,
  context,
  mock,
  signIn,
}) => {
  const { user } = await signIn();
  await page.goto(paths.amberNights);
  const other = await openTab(context, paths.classicMusk);
  const add = (tab: Page) => tab.getByRole('button', { name: /^Add to Cart/ });
  await Promise.all([page, other].map((tab) => expect(add(tab)).toBeVisible()));
  await Promise.all([page, other].map((tab) => add(tab).click()));
  for (const tab of [page, other]) await expect(cartLink(tab)).toHaveAccessibleName('Cart, 2 items');
  const products = (await mock.state()).carts[user._id] ?? [];
  expect(products.map(({ name, quantity }) => [name, quantity]).sort()).toEqual([
    ['Amber Nights', 1],
    ['Classic Musk', 1],
  ]);
});
