import type { Page } from '@playwright/test';
import { paths, searchPath } from '../../src/config/paths';
import type { CallName } from '../../src/mocks/faults';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { expect, test } from '../e2e/fixtures';
import type { MockApi } from '../e2e/mockApi';

const main = (page: Page) => page.getByRole('main');

/** Waits until a call has come. */
const asked = (mock: MockApi, call: CallName) =>
  expect.poll(async () => (await mock.requests(call)).length, `requests of ${call}`).toBe(1);

const LEFT: readonly (readonly [path: string, call: CallName])[] = [
  [paths.products, 'products'],
  [paths.amberNights, 'products'],
  [searchPath('oud'), 'products'],
  [paths.orders, 'orders'],
  [paths.profile, 'profile'],
];

for (const [path, call] of LEFT) {
  test(`leaving ${path} gives up its call`, async ({ page, mock, signIn }) => {
    await signIn();
    await page.goto(paths.contact);
    await mock.fault({ endpoint: call, fault: 'hang' });
    await page.goto(path);
    await asked(mock, call);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
    await expect.poll(async () => (await mock.requests(call)).map(({ aborted }) => aborted)).toEqual([true]);
    await expect(page.getByRole('alert')).toBeEmpty();
  });
}

test('Login: a double click and Enter held down send one call', async ({ page, mock }) => {
  await page.goto(paths.login);
  await main(page).getByLabel('Email or username').fill(DEMO_ACCOUNT.email);
  const password = main(page).getByLabel('Password', { exact: true });
  await password.fill(DEMO_ACCOUNT.password);
  await mock.fault({ endpoint: 'login', fault: 'hang' });
  await main(page).getByRole('button', { name: 'Login' }).dblclick();
  await password.focus();
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('Enter');
  await asked(mock, 'login');
  await mock.clearFaults();
  await mock.release();
  await expect(page).toHaveURL(paths.home);
  expect(await mock.requests('login')).toHaveLength(1);
});

for (const [name, call, left] of [
  ['Clear Cart', 'cartClear', 'Cart'],
  [/^Remove/, 'cartDelete', 'Cart, 1 item'],
] as const) {
  test(`${String(name)}: a double click on its Yes and Enter held down send one call`, async ({
    page,
    mock,
    signIn,
  }) => {
    await mock.fillCart(await signIn(), (await mock.productIds(4)).slice(2));
    await page.goto(paths.cart);
    await main(page).getByRole('button', { name }).first().click();
    await mock.fault({ endpoint: call, fault: 'hang' });
    await page.getByRole('button', { name: 'Yes' }).dblclick();
    // Keys that are held down come again and again, wherever the focus is now.
    for (let times = 0; times < 5; times += 1) await page.keyboard.press('Enter');
    await asked(mock, call);
    await mock.clearFaults();
    await mock.release();
    const bag = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
    await expect(bag).toHaveAccessibleName(left);
    expect(await mock.requests(call)).toHaveLength(1);
  });
}
