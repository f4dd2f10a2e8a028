import type { Page } from '@playwright/test';
import { paths, searchPath } from '../../src/config/paths';
import type { CallName } from '../../src/mocks/faults';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { BEN, register } from '../e2e/customers';
import { expect, test } from '../e2e/fixtures';
import type { MockApi } from '../e2e/mockApi';
import { logIn, logOut } from '../e2e/shopper';
import { askForCode } from '../e2e/states';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const alerts = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

/** Waits until so many requests of a call have come. */
const asked = (mock: MockApi, call: CallName, times = 1) =>
  expect.poll(async () => (await mock.requests(call)).length, `requests of ${call}`).toBe(times);

const fill = async (page: Page, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) {
    await main(page).getByLabel(label, { exact: true }).fill(text);
  }
};

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
    await expect(alerts(page)).toHaveCount(0);
  });
}

test('a catalogue search typed fast asks for the last text alone, and shows its products', async ({
  page,
  mock,
}) => {
  await page.goto(paths.products);
  await expect(button(page, /^Add to Cart/)).toBeVisible();
  await mock.fault({ endpoint: 'products', fault: 'hang', query: { search: 'amber' } });
  const box = page.getByLabel('Search products...');
  await box.pressSequentially('amber');
  const searches = async () => (await mock.requests('products')).map(({ query }) => query.search ?? '');
  await expect.poll(searches).toEqual(['', 'amber']);
  await box.fill('');
  await box.pressSequentially('vanilla ember');
  const cards = page.getByRole('button', { name: /^Add to Cart/ });
  await expect(cards.first()).toHaveAccessibleName('Add to Cart: Vanilla Ember');
  await expect(cards).toHaveCount(2);
  expect(await searches()).toEqual(['', 'amber', 'vanilla ember']);
  await mock.release();
  await expect
    .poll(async () => (await mock.requests('products')).map(({ aborted }) => aborted))
    .toEqual([false, true, false]);
  await expect(cards).toHaveCount(2);
});

for (const [path, call] of [
  [paths.orders, 'orders'],
  [paths.profile, 'profile'],
] as const) {
  test(`calls of ${path} that are refused together lead to /login once, and alert once at most`, async ({
    page,
    mock,
    signIn,
    problems,
  }) => {
    problems.allow(/401/);
    await signIn();
    await mock.fault({ endpoint: 'cart', fault: 'hang' }, { endpoint: call, fault: 'hang' });
    await page.goto(paths.cookies);
    await asked(mock, 'cart');
    await page.goto(path);
    await asked(mock, 'cart', 2);
    await asked(mock, call);
    const entries = await page.evaluate(() => history.length);
    await mock.expireSessions();
    await mock.release();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect
      .poll(async () => (await mock.requests('cart')).map(({ aborted, status }) => aborted || status))
      .toEqual([true, 401]);
    await expect(page).toHaveURL(paths.login);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await alerts(page).count()).toBeLessThanOrEqual(1);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
  });
}

test("what was asked for by a customer who has logged out is not done to the next one's cart", async ({
  page,
  mock,
  request,
  signIn,
}) => {
  await register(request, mock, BEN);
  await signIn();
  await page.goto(paths.amberNights);
  await mock.fault({ endpoint: 'cartAdd', fault: 'hang', times: 1 });
  await button(page, /^Add to Cart/).click();
  await asked(mock, 'cartAdd');
  await logOut(page);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await logIn(page, BEN.email, BEN.password);
  await expect(page).toHaveURL(paths.home);
  await mock.release();
  await expect
    .poll(async () =>
      (await mock.requests('cartAdd')).map(({ status, aborted }) => status !== null || aborted),
    )
    .toEqual([true]);
  await expect(cartLink(page)).toHaveAccessibleName('Cart');
  await expect(page.getByText('Amber Nights added to cart.')).toHaveCount(0);
  const { carts, users } = await mock.state();
  const id = users.find(({ email }) => email === BEN.email)?._id ?? '';
  expect(carts[id] ?? []).toEqual([]);
});

interface Submit {
  call: CallName;
  path: string;
  /** Whether the demo customer is logged in, with two items in the cart. */
  signedIn?: boolean;
  prepare?: (page: Page, mock: MockApi) => Promise<void>;
  button: string | RegExp;
  /** The field in which Enter sends too. */
  enter?: string;
  done: (page: Page) => Promise<void>;
}

const PASSWORD = 'Quiet-Water-3';

/** Everything that sends something when it is pressed. */
const SUBMITS: Readonly<Record<string, Submit>> = {
  Login: {
    call: 'login',
    path: paths.login,
    prepare: (page) =>
      fill(page, { 'Email or username': DEMO_ACCOUNT.email, Password: DEMO_ACCOUNT.password }),
    button: 'Login',
    enter: 'Password',
    done: (page) => expect(page).toHaveURL(paths.home),
  },
  Register: {
    call: 'register',
    path: paths.register,
    prepare: (page) =>
      fill(page, { Name: 'Ada', Email: 'ada@example.com', Password: PASSWORD, 'Confirm password': PASSWORD }),
    button: 'Register',
    enter: 'Confirm password',
    done: (page) => expect(page).toHaveURL(paths.home),
  },
  Contact: {
    call: 'email',
    path: paths.contact,
    prepare: (page) =>
      fill(page, { 'First name': 'Ada', 'Last name': 'Martin', Email: 'ada@example.com', Message: 'Hello' }),
    button: 'Send Message',
    enter: 'Email',
    done: (page) => expect(main(page)).toContainText('Thank you for reaching out!'),
  },
  'Forgot password': {
    call: 'forgotPassword',
    path: paths.forgotPassword,
    prepare: (page) => fill(page, { Email: DEMO_ACCOUNT.email }),
    button: 'Send OTP',
    enter: 'Email',
    done: (page) => expect(page).toHaveURL(paths.resetPassword),
  },
  'Verify OTP': {
    call: 'verifyOtp',
    path: paths.forgotPassword,
    prepare: async (page, mock) => {
      await askForCode(page);
      await page.getByRole('link', { name: 'Check the code first, or get a new one' }).click();
      await expect(page).toHaveURL(paths.verifyOtp);
      await fill(page, { OTP: await mock.newestCode(DEMO_ACCOUNT.email) });
    },
    button: 'Verify OTP',
    enter: 'OTP',
    done: (page) => expect(page).toHaveURL(paths.resetPassword),
  },
  'Reset password': {
    call: 'resetPassword',
    path: paths.forgotPassword,
    prepare: async (page, mock) => {
      await askForCode(page);
      const code = await mock.newestCode(DEMO_ACCOUNT.email);
      await fill(page, { OTP: code, 'New password': PASSWORD, 'Confirm password': PASSWORD });
    },
    button: 'Reset password',
    enter: 'Confirm password',
    done: (page) => expect(main(page)).toContainText('Password reset successful!'),
  },
  'Notify Me': {
    call: 'email',
    path: paths.home,
    prepare: async (page) => {
      await button(page, 'Notify Me When Live').click();
      await page.getByRole('dialog').getByLabel('Email').fill('ada@example.com');
    },
    button: /^Notify Me$/,
    done: (page) =>
      expect(page.getByRole('dialog')).toContainText('Thank you! We will write to you when we are live.'),
  },
  'Add to Cart': {
    call: 'cartAdd',
    path: paths.amberNights,
    signedIn: true,
    button: /^Add to Cart/,
    done: (page) => expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items'),
  },
  'Buy Now': {
    call: 'order',
    path: paths.amberNights,
    signedIn: true,
    button: /^Buy Now/,
    done: (page) => expect(page).toHaveURL(paths.orders),
  },
  Checkout: {
    call: 'order',
    path: paths.cart,
    signedIn: true,
    button: 'Checkout',
    done: (page) => expect(page).toHaveURL(paths.orders),
  },
  Remove: {
    call: 'cartDelete',
    path: paths.cart,
    signedIn: true,
    prepare: (page) => button(page, /^Remove/).click(),
    button: 'Yes',
    done: (page) => expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item'),
  },
  'Clear Cart': {
    call: 'cartClear',
    path: paths.cart,
    signedIn: true,
    prepare: (page) => button(page, 'Clear Cart').click(),
    button: 'Yes',
    done: (page) => expect(main(page)).toContainText('Your Cart is Empty'),
  },
};

for (const [name, { call, path, signedIn = false, prepare, button: pressed, enter, done }] of Object.entries(
  SUBMITS,
)) {
  test(`${name}: a double click and Enter held down send one call`, async ({ page, mock, signIn }) => {
    if (signedIn) await mock.fillCart(await signIn(), (await mock.productIds(4)).slice(2));
    const before = (await mock.requests(call)).length;
    await page.goto(path);
    if (signedIn) await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');
    await prepare?.(page, mock);
    await mock.fault({ endpoint: call, fault: 'hang' });
    await page.getByRole('button', { name: pressed, exact: true }).first().dblclick();
    // Keys that are held down come again and again, wherever the focus is now.
    if (enter !== undefined) await main(page).getByLabel(enter, { exact: true }).focus();
    for (let times = 0; times < 5; times += 1) await page.keyboard.press('Enter');
    await asked(mock, call, before + 1);
    await mock.fault({ endpoint: call, fault: 'none' });
    await mock.release();
    await done(page);
    expect(await mock.requests(call)).toHaveLength(before + 1);
  });
}

test('an order whose answer never came says that its outcome is unknown, leads to Orders, and is not sent again', async ({
  page,
  mock,
  signIn,
  problems,
}) => {
  problems.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_FAILED|place the order/);
  await mock.fillCart(await signIn(), await mock.productIds(2));
  await page.goto(paths.cart);
  await mock.fault({ endpoint: 'order', fault: 'lost' });
  await button(page, 'Checkout').click();
  const alert = page.getByRole('alert').filter({
    hasText: 'Failed to place order. Please try again. It may have been placed: look at Your Orders first.',
  });
  await expect(alert).toBeVisible();
  await expect(button(page, 'Checkout')).toBeEnabled();
  await mock.clearFaults();
  await alert.getByRole('link', { name: 'Your Orders' }).click();
  await expect(page).toHaveURL(paths.orders);
  const latest = main(page).getByRole('region', { name: 'Latest order' });
  await expect(latest).toContainText('Processing');
  await page.reload();
  await expect(latest).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(paths.cart);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  expect(await mock.requests('order')).toHaveLength(1);
});
