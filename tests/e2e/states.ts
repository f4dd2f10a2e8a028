import { expect, type Page } from '@playwright/test';
import { paths, searchPath } from '../../src/config/paths';
import type { FaultRule } from '../../src/mocks/faults';
import type { MockApi, Session } from './mockApi';
import { openMenu, searchFor } from './shopper';

/** A state of the shop that a visitor meets. */
export interface ShopState {
  path: string;
  /** Sets the mock before the page is opened. */
  before?: (mock: MockApi) => Promise<void>;
  /** Brings the state about once the page is there. */
  act?: (page: Page, mock: MockApi) => Promise<void>;
  /** A call is held back, so the page never comes to rest. */
  loading?: boolean;
}

type States = Readonly<Record<string, ShopState>>;

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click();
const fault = (endpoint: FaultRule['endpoint'], what: FaultRule['fault']) => (mock: MockApi) =>
  mock.fault({ endpoint, fault: what });
const empty = (mock: MockApi) => mock.scenario('empty');
const errorsShow = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeVisible();
};
const opened = async (page: Page): Promise<void> => {
  await expect(page.locator('dialog[open]')).toBeVisible();
};

/** Asks for a code, as the way to the pages that need an e-mail. */
export async function askForCode(page: Page, email = 'demo@aurevane.example'): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page).toHaveURL(paths.resetPassword);
  await expect(main).toContainText(email);
}

async function goToVerify(page: Page): Promise<void> {
  await askForCode(page);
  await page.getByRole('link', { name: 'Check the code first, or get a new one' }).click();
  await expect(page).toHaveURL(paths.verifyOtp);
  await expect(page.getByLabel('OTP')).toBeVisible();
}

/** Every address that a guest may stay on, as it comes to rest. */
const guestRoutes: States = {
  home: { path: paths.home },
  'unknown address': { path: '/no/such/page' },
  catalogue: { path: paths.products },
  'classic musk': { path: paths.classicMusk },
  'amber nights': { path: paths.amberNights },
  'vanilla ember': { path: paths.vanillaEmber },
  'royal oud': { path: paths.royalOud },
  'search results': { path: searchPath('oud') },
  contact: { path: paths.contact },
  register: { path: paths.register },
  login: { path: paths.login },
  'forgot password': { path: paths.forgotPassword },
  'reset password': { path: paths.forgotPassword, act: (page) => askForCode(page) },
  'verify otp': { path: paths.forgotPassword, act: goToVerify },
  'session of a guest': { path: paths.checkSession },
  disclaimer: { path: paths.disclaimer },
  'privacy policy': { path: paths.privacyPolicy },
  cookies: { path: paths.cookies },
  imprint: { path: paths.imprint },
};

/** What opens, goes wrong, is empty or still loads, for a guest. */
const guestStates: States = {
  menu: { path: paths.contact, act: openMenu },
  'search overlay': { path: paths.contact, act: (page) => searchFor(page, '') },
  'search overlay with matches': { path: paths.contact, act: (page) => searchFor(page, 'o') },
  'search overlay without a match': { path: paths.contact, act: (page) => searchFor(page, 'zzz') },
  'notify me': {
    path: paths.royalOud,
    before: empty,
    act: async (page) => {
      await press('Notify Me When Live')(page);
      await opened(page);
    },
  },
  'notify me with an error': {
    path: paths.royalOud,
    before: empty,
    act: async (page) => {
      await press('Notify Me When Live')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Notify Me', exact: true }).click();
      await expect(page.getByRole('dialog').getByText('Please enter your email.')).toBeVisible();
    },
  },
  'catalogue loading': { path: paths.products, before: fault('products', 'hang'), loading: true },
  'catalogue empty': { path: paths.products, before: empty },
  'catalogue failed': { path: paths.products, before: fault('products', 500) },
  'catalogue with nothing left by the filter': { path: `${paths.products}?search=ember&price=over-200` },
  'catalogue sorted': { path: `${paths.products}?sort=price-desc` },
  'catalogue with an alert': { path: paths.products, act: press(/^Buy Now/) },
  'perfume loading': { path: paths.amberNights, before: fault('products', 'hang'), loading: true },
  'perfume not sold yet': { path: paths.royalOud, before: empty },
  'search without results': { path: searchPath('zzz') },
  'search without a query': { path: paths.search },
  'search failed': { path: searchPath('oud'), before: fault('products', 500) },
  'search loading': { path: searchPath('oud'), before: fault('products', 'hang'), loading: true },
  'contact with errors': {
    path: paths.contact,
    act: async (page) => {
      await press('Send Message')(page);
      await errorsShow(page);
    },
  },
  'login with errors': {
    path: paths.login,
    act: async (page) => {
      await press('Login')(page);
      await errorsShow(page);
    },
  },
  'register with errors': {
    path: paths.register,
    act: async (page) => {
      await press('Register')(page);
      await errorsShow(page);
    },
  },
  'forgot password with an error': {
    path: paths.forgotPassword,
    act: async (page) => {
      await press('Send OTP')(page);
      await errorsShow(page);
    },
  },
  'reset password with errors': {
    path: paths.forgotPassword,
    act: async (page) => {
      await askForCode(page);
      await press('Reset password')(page);
      await errorsShow(page);
    },
  },
  'verify otp with an error': {
    path: paths.forgotPassword,
    act: async (page) => {
      await goToVerify(page);
      await press('Verify OTP')(page);
      await errorsShow(page);
    },
  },
  'reset password without an email': {
    path: paths.resetPassword,
    act: async (page) => {
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.reload();
    },
  },
  'contact sent': {
    path: paths.contact,
    act: async (page) => {
      const main = page.getByRole('main');
      await main.getByLabel('First name').fill('Ada');
      await main.getByLabel('Last name').fill('Martin');
      await main.getByLabel('Email').fill('ada@example.com');
      await main.getByLabel('Message').fill('Good evening');
      await press('Send Message')(page);
      await expect(main).toContainText('Thank you for reaching out!');
    },
  },
};

/** A customer's pages with 12 lines in the cart, and what happens on them. */
const customerStates: States = {
  menu: { path: paths.contact, act: openMenu },
  cart: { path: paths.cart },
  'cart with the question': {
    path: paths.cart,
    act: async (page) => {
      await press(/^Remove/)(page);
      await opened(page);
    },
  },
  'cart loading': { path: paths.cart, before: fault('cart', 'hang'), loading: true },
  'cart empty': { path: paths.cart, before: fault('cart', 'emptyList') },
  'cart failed': { path: paths.cart, before: fault('cart', 500) },
  orders: { path: paths.orders },
  'orders loading': { path: paths.orders, before: fault('orders', 'hang'), loading: true },
  'orders empty': { path: paths.orders, before: fault('orders', 'emptyList') },
  'orders failed': { path: paths.orders, before: fault('orders', 500) },
  profile: { path: paths.profile },
  'profile loading': { path: paths.profile, before: fault('profile', 'hang'), loading: true },
  'profile failed': { path: paths.profile, before: fault('profile', 500) },
  session: { path: paths.checkSession },
  'catalogue with a perfume added': {
    path: paths.products,
    act: async (page) => {
      await press(/^Add to Cart/)(page);
      await expect(page.getByRole('alert').getByText(/added to cart/)).toBeVisible();
    },
  },
};

/** All states, in groups that a test each can walk through. */
export const stateGroups = [
  { visitor: 'guest', name: 'every open route', states: guestRoutes },
  { visitor: 'guest', name: 'what opens, fails, is empty or loads', states: guestStates },
  { visitor: 'customer', name: "the customer's routes and states", states: customerStates },
] as const;

/** Puts a customer with a full cart at the browser. */
export async function becomeCustomer(mock: MockApi, signIn: () => Promise<Session>): Promise<void> {
  await mock.fillCart(await signIn(), await mock.productIds(12));
}
