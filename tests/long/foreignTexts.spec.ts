import type { Page } from '@playwright/test';
import { paths, searchPath } from '#config/paths';
import { MOCK_API_PATH } from '#mocks/paths';
import { expect, test } from '../e2e/fixtures';
import { followRequests, settled } from '../e2e/settled';
import { panelOf } from '../e2e/shopStates';
import { alert, main, openSearch } from '../e2e/shopper';
import { becomeCustomer } from '../e2e/states';
import { first, inPanel } from '../helpers/goods';

/** A word that finds products, and that the long word contains. */
const FOUND = first.name.split(' ')[0] ?? '';
const WORD = FOUND.padEnd(64, 'w');
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
];
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

/** What sticks out of the window or of an open dialog, in windows of each size. */
async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = [];
  const usual = page.viewportSize();
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(() => {
      const modal = document.querySelector('dialog[open]');
      const inner = modal ?? document.documentElement;
      const controls = [...(modal ?? document).querySelectorAll('button, a')]
        .filter((control) => control.checkVisibility() && !control.closest('[inert]'))
        .filter((control) => !control.closest('[class*=gallery], [class*=_bar]'))
        .filter((control) => control.getBoundingClientRect().right > window.innerWidth + 1)
        .map((control) => control.outerHTML.slice(0, 120));
      return inner.scrollWidth > inner.clientWidth
        ? [`${inner.scrollWidth} in ${inner.clientWidth}`, ...controls]
        : controls;
    });
    found.push(...wide.map((text) => `${size.width}: ${text}`));
  }
  if (usual) await page.setViewportSize(usual);
  return found;
}

const once = { tag: '@desktop' };

test('words of 64 letters from the API wrap in every window', once, async ({ page, mock, signIn }) => {
  test.setTimeout(180_000);
  await becomeCustomer(mock, signIn);
  await answerInLongWords(page, mock.origin);
  const open = followRequests(page);
  const check = async (place: string): Promise<void> => {
    expect.soft(await tooWide(page), place).toEqual([]);
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
