import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { first, second } from '../helpers/goods';
import { openTab } from './customers';
import { expect, test } from './fixtures';
import { expectCart, logOut } from './shopper';

test(
  'a logout in one tab reaches the other',
  { tag: '@desktop' },
  async ({ page, context, mock, signIn }) => {
    await mock.fillCart(await signIn(), await mock.productIds(2));
    await page.goto(paths.cart);
    const other = await openTab(context, paths.contact);
    for (const tab of [page, other]) await expectCart(tab, 2);
    await logOut(other);
    await expect(page).toHaveURL(paths.login);
    await expectCart(page, 0);
  },
);

test(
  "adding in two tabs at the same moment shows the server's cart in both",
  { tag: '@desktop' },
  async ({ page, context, mock, signIn }) => {
    const { user } = await signIn();
    await page.goto(first.path);
    const other = await openTab(context, second.path);
    const add = (tab: Page) => tab.getByRole('button', { name: /^Add to Cart/ }).first();
    await Promise.all([page, other].map((tab) => expect(add(tab)).toBeVisible()));
    await Promise.all([page, other].map((tab) => add(tab).click()));
    for (const tab of [page, other]) await expectCart(tab, 2);
    const products = (await mock.state()).carts[user._id] ?? [];
    const added = [first, second].map(({ name }) => [name, 1]);
    expect(products.map(({ name, quantity }) => [name, quantity]).sort()).toEqual(added.sort());
  },
);
