import type { Page } from '@playwright/test';
import { paths, searchPath } from '#config/paths';
import { MOCK_API_PATH } from '#mocks/paths';
import { expect, test } from '../e2e/fixtures';
import { followRequests, settled } from '../e2e/settled';
import { panelOf } from '../e2e/shopStates';
import { alert, main, openSearch } from '../e2e/shopper';
import { becomeCustomer } from '../e2e/states';
import { first, inPanel } from '../helpers/goods';
import { sticksOut } from './sticksOut';

/** A word that finds products, and that the long word contains. */
const FOUND = first.name.split(' ')[0] ?? '';
const WORD = FOUND.padEnd(64, 'w');
const WIDTHS = [320, 390, 1366];
const FOREIGN = /"(name|description|message|status|paymentStatus|orderId|email)": ?"(?:[^"\\]|\\.)*"/g;

/** Makes each text of the API one long word. */
async function answerInLongWords(page: Page, origin: string): Promise<void> {
  await page.route(`${origin}${MOCK_API_PATH}/**`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(FOREIGN, `"$1":"${WORD}"`);
    await route.fulfill({ response, body });
  });
}

const once = { tag: '@desktop' };

test('words of 64 letters from the API wrap in every window', once, async ({ page, mock, signIn }) => {
  test.setTimeout(180_000);
  await becomeCustomer(mock, signIn);
  await answerInLongWords(page, mock.origin);
  const open = followRequests(page);
  const check = async (place: string): Promise<void> => {
    expect.soft(await sticksOut(page, WIDTHS), place).toEqual([]);
  };
  const visit = async (path: string): Promise<void> => {
    await page.goto('about:blank');
    await page.goto(path);
    await settled(page, open);
    await check(path);
  };
  await visit(paths.products);
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(alert(page, 'added to cart')).toBeVisible();
  await check('an alert with a name');
  await page
    .getByRole('button', { name: `Save ${WORD}` })
    .first()
    .click();
  await page.getByRole('link', { name: /^Saved/ }).click();
  await expect(main(page).getByText('1 perfume')).toBeVisible();
  await check('saved perfumes');
  for (const path of [
    panelOf(inPanel.name),
    searchPath(FOUND),
    searchPath(WORD),
    paths.orders,
    paths.profile,
  ])
    await visit(path);
  await visit(`${paths.products}?search=${WORD}`);
  await visit(paths.checkSession);
  await openSearch(page);
  await page.getByRole('combobox', { name: 'Search products, pages...' }).fill(FOUND);
  await expect(page.getByRole('dialog').getByRole('option', { name: WORD }).first()).toBeVisible();
  await check('the search overlay');
  await visit(paths.cart);
  await page
    .getByRole('button', { name: `Remove ${WORD}` })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Yes' })).toBeVisible();
  await check('the question before removing');
});
