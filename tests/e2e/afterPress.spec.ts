import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { first, second } from '../helpers/goods';
import { expect, test } from './fixtures';
import { alert, cartItems, expectCart, fill, heading, logOut, main } from './shopper';

/** The polite live region, with the visible words of a wait. */
const polite = (page: Page) => page.locator('#announcements');
const checkout = (page: Page) => page.getByRole('button', { name: 'Checkout' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Order the same again?' });
const PLACED = 'Order placed successfully!';
const NOT_YET = 'It is not among your orders yet.';

test(
  'Back leads to the link that was followed, also in a long list, and Get help names the order',
  { tag: '@phone' },
  async ({ page, mock, signIn }) => {
    const { user } = await signIn();
    await test.step("a perfume's page", async () => {
      await page.goto(first.path);
      const companion = main(page).getByRole('region', { name: 'Worn with it' }).getByRole('link').first();
      await companion.press('Enter');
      await expect(heading(page)).toBeFocused();
      await page.goBack();
      await expect(companion).toBeFocused();
      await expect(companion).toBeInViewport();
    });

    await page.goto(paths.orders);
    const orders = (await mock.state()).orders[user._id] ?? [];
    // The last order of the first page: below it, the list goes on.
    const last = main(page).getByRole('article').nth(9);
    const item = last.getByRole('list').getByRole('link').first();
    await item.press('Enter');
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(item).toBeFocused();
    await expect(item).toBeInViewport();

    await last.locator('summary').press('Enter');
    const help = last.getByRole('link', { name: /^Get help/ });
    const name = (await help.getAttribute('aria-label')) ?? '';
    await help.press('Enter');
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
      new RegExp(`^Order ID: ${name.replace(/.* /, '')}`),
    );
    await expect(page.getByLabel('Email')).toHaveValue(user.email);
    await page.goBack();
    await expect(help).toBeFocused();
    expect(orders.length).toBeGreaterThan(10);
  },
);

// Not a reset: if a reused connection breaks before the answer, Chromium itself sends the request once more.
test(
  'an order whose answer does not arrive is found among the newest, and placed once',
  { tag: '@desktop' },
  async ({ page, mock, signIn, problems }) => {
    problems.allow(/status (?:of )?504/);
    const session = await signIn();
    const placed = async () => (await mock.state()).orders[session.user._id]?.length ?? 0;
    const before = await placed();
    await mock.fillCart(session, await mock.productIds(2));
    await mock.fault({ endpoint: 'order', fault: 504, done: true, times: 1 });
    // Orders that were listed before are known to be older ones.
    await page.goto(paths.orders);
    await expect(main(page).getByRole('heading', { name: 'Latest order' })).toBeVisible();
    await page.getByRole('link', { name: 'Cart, 2 items' }).click();
    await checkout(page).click();
    await expect(page).toHaveURL(paths.orders);
    await expect(alert(page)).toContainText(PLACED);
    await expect(alert(page)).not.toContainText('Failed to place order.');
    await expectCart(page, 0);
    expect(await placed()).toBe(before + 1);
  },
);

test(
  'an order that was cut off is asked about before it is sent again, and placed once',
  { tag: '@desktop' },
  async ({ page, mock, signIn, problems }) => {
    problems.allow(/ERR_/);
    const session = await signIn();
    const placed = async () => (await mock.state()).orders[session.user._id]?.length ?? 0;
    const before = await placed();
    await mock.fillCart(session, await mock.productIds(2));
    await page.goto(paths.cart);
    // Without `times`, because Chromium repeats a request whose connection breaks.
    await mock.fault({ endpoint: 'order', fault: 'reset' });
    await checkout(page).click();
    await expect(alert(page)).toContainText(NOT_YET);
    await expectCart(page, 2);
    await mock.fault();

    await expect(checkout(page)).not.toHaveAttribute('aria-disabled');
    await checkout(page).click();
    await question(page).getByRole('button', { name: 'No' }).click();
    await expect(checkout(page)).toBeFocused();
    expect(await placed()).toBe(before);
    await checkout(page).click();
    await question(page).getByRole('button', { name: 'Yes' }).click();
    await expect(page).toHaveURL(paths.orders);
    await expect(alert(page)).toContainText(PLACED);
    expect(await placed()).toBe(before + 1);
  },
);

test(
  'a wait has words, and the error before goes at the press',
  { tag: '@desktop' },
  async ({ page, mock, problems }) => {
    problems.allow(/status (?:of )?500/);
    await page.goto(paths.login);
    await mock.fault({ endpoint: 'login', fault: 'hang', times: 1 });
    await fill(page, { 'Email or username': DEMO_ACCOUNT.email, Password: DEMO_ACCOUNT.password });
    await main(page).getByRole('button', { name: 'Login', exact: true }).click();
    await expect(main(page).getByText('Logging in…')).toBeVisible();
    await expect(polite(page)).toHaveText('Logging in…');
    await mock.fault();
    await expect(page).toHaveURL(paths.home);

    await mock.fillCart(await mock.login(DEMO_ACCOUNT), await mock.productIds(2));
    await page.goto(paths.cart);
    await mock.fault(
      { endpoint: 'order', fault: 500, times: 1 },
      { endpoint: 'order', fault: 'hang', times: 1 },
    );
    await checkout(page).click();
    await expect(alert(page, 'Failed to place order.')).toBeVisible();
    await expect(checkout(page)).not.toHaveAttribute('aria-disabled');
    await checkout(page).click();
    await expect(alert(page, 'Failed to place order.')).toHaveCount(0);
    await expect(main(page).getByText('Placing your order…')).toBeVisible();
    await expect(polite(page)).toHaveText('Placing your order…');
    await mock.fault();
    await expect(page).toHaveURL(paths.orders);
  },
);

test(
  'the forms know the guest who wants a perfume, and each other',
  { tag: '@phone' },
  async ({ page, mock }) => {
    const email = 'guest@example.com';
    await page.goto(first.path);
    await page
      .getByRole('button', { name: `Add to Cart: ${first.name}`, exact: true })
      .first()
      .click();
    await alert(page, 'Please log in first!').getByRole('link', { name: 'Login' }).click();
    await expect(main(page).getByText(`${first.name} goes into your cart`)).toBeVisible();
    await fill(page, { 'Email or username': email });
    await main(page).getByRole('link', { name: 'Create an account' }).click();
    await expect(main(page).getByText(`${first.name} goes into your cart`)).toBeVisible();
    await expect(main(page).getByLabel('Email')).toHaveValue(email);
    await fill(page, { Name: 'Ada', Password: 'Golden-Hour-8', 'Confirm password': 'Golden-Hour-8' });
    await main(page).getByRole('button', { name: 'Register', exact: true }).click();
    await expect(alert(page)).toContainText(`${first.name} added to cart.`);
    await expectCart(page, 1);

    await logOut(page);
    await expect(alert(page)).toContainText('You are logged out.');
    await expect(main(page)).toBeFocused();

    await page.goto(paths.login);
    await fill(page, { 'Email or username': email });
    await main(page).getByRole('link', { name: 'Forgot password?' }).click();
    await expect(main(page).getByLabel('Email')).toHaveValue(email);
    await main(page).getByRole('button', { name: 'Send OTP' }).click();
    await expect(page).toHaveURL(paths.resetPassword);
    await fill(page, {
      OTP: await mock.newestCode(email),
      'New password': 'Golden-Hour-9',
      'Confirm password': 'Golden-Hour-9',
    });
    await main(page).getByRole('button', { name: 'Reset password' }).click();
    await expect(page).toHaveURL(paths.login);
    await fill(page, { 'Email or username': email, Password: 'Golden-Hour-9' });
    await main(page).getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(paths.home);
  },
);

test('an alert leads to the cart, which has One more', { tag: '@phone' }, async ({ page, mock, signIn }) => {
  await mock.fillCart(await signIn(), await mock.productIds(1));
  await page.goto(second.path);
  const add = page.getByRole('button', { name: `Add to Cart: ${second.name}`, exact: true }).first();
  await add.press('Enter');
  await expect(alert(page)).toContainText(`${second.name} added to cart.`);
  const region = page.getByRole('region', { name: 'Messages' });
  const viewCart = region.getByRole('link', { name: 'View cart' });
  await viewCart.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(region.getByRole('link', { name: 'View cart' })).toHaveCount(0);

  const row = cartItems(page).filter({ hasText: second.name });
  await row.getByRole('button', { name: /^One more/ }).click();
  await expect(polite(page)).toHaveText(new RegExp(`^${second.name}, quantity 2\\. Total: \\$[\\d,.]+\\.$`));
  await expectCart(page, 3);
  await page.keyboard.press('Escape');
  await expect(alert(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
});
