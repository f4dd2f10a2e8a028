import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { paths, searchPath } from '../../src/config/paths';
import { test } from '../e2e/fixtures';
import type { FaultRule } from '../../src/mocks/faults';
import type { MockApi } from '../e2e/mockApi';
import { followRequests, settled } from '../e2e/settled';
import { openMenu, searchFor } from '../e2e/shopper';

interface Shot {
  path: string;
  customer?: boolean;
  /** Pieces in the cart. */
  cart?: number;
  /** Sets the mock before the page is opened. */
  before?: (mock: MockApi) => Promise<void>;
  /** Brings the state about once the page is there. */
  act?: (page: Page) => Promise<void>;
  /** Only what is on screen: for what is fixed to it. */
  screenOnly?: boolean;
  /** Names of 60 characters, prices of $12,345.00, descriptions of 12 lines, carts of 200 lines. */
  long?: boolean;
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

const fails = (endpoint: FaultRule['endpoint']) => (mock: MockApi) => mock.fault({ endpoint, fault: 500 });

const SHOTS: Readonly<Record<string, Shot>> = {
  home: { path: paths.home },
  'home-first-screen': { path: paths.home, screenOnly: true },
  catalogue: { path: paths.products },
  'catalogue-long': { path: paths.products, long: true },
  'catalogue-sorted': { path: `${paths.products}?sort=price-desc&price=over-200` },
  'catalogue-no-match-of-filter': { path: `${paths.products}?search=ember&price=over-200` },
  'catalogue-empty': { path: paths.products, before: (mock) => mock.scenario('empty') },
  'catalogue-error': { path: paths.products, before: fails('products') },
  'catalogue-added': {
    path: paths.products,
    customer: true,
    screenOnly: true,
    act: (page) => button(page, 'Add to Cart').first().click(),
  },
  'catalogue-guest-alert': {
    path: paths.products,
    screenOnly: true,
    act: (page) => button(page, 'Buy Now').first().click(),
  },
  'product-classic-musk': { path: paths.classicMusk },
  'product-amber-nights': { path: paths.amberNights },
  'product-vanilla-ember': { path: paths.vanillaEmber },
  'product-royal-oud': { path: paths.royalOud },
  'product-not-sold-yet': { path: paths.royalOud, before: (mock) => mock.scenario('empty') },
  'notify-me': {
    path: paths.royalOud,
    screenOnly: true,
    before: (mock) => mock.scenario('empty'),
    act: (page) => button(page, 'Notify Me When Live').first().click(),
  },
  'search-overlay': { path: paths.contact, screenOnly: true, act: (page) => searchFor(page, '') },
  'search-overlay-matches': { path: paths.contact, screenOnly: true, act: (page) => searchFor(page, 'o') },
  'search-overlay-none': { path: paths.contact, screenOnly: true, act: (page) => searchFor(page, 'zzz') },
  'search-results': { path: searchPath('oud') },
  'search-results-long': { path: searchPath('musk'), long: true },
  'search-no-results': { path: searchPath('zzz') },
  'search-empty': { path: paths.search },
  menu: { path: paths.contact, screenOnly: true, act: openMenu },
  contact: { path: paths.contact },
  'contact-errors': { path: paths.contact, act: (page) => button(page, 'Send Message').click() },
  login: { path: paths.login },
  'login-error': { path: paths.login, act: (page) => button(page, 'Login').click() },
  register: { path: paths.register },
  'register-errors': { path: paths.register, act: (page) => button(page, 'Register').click() },
  'forgot-password': { path: paths.forgotPassword },
  'verify-otp': {
    path: paths.forgotPassword,
    act: async (page) => {
      await page.getByRole('main').getByRole('textbox').fill('demo@aurevane.example');
      await page.getByRole('main').getByRole('button').first().click();
      await page.waitForURL(`**${paths.resetPassword}`);
      await page.getByRole('main').getByRole('link').first().click();
      await page.waitForURL(`**${paths.verifyOtp}`);
    },
  },
  'reset-password': {
    path: paths.forgotPassword,
    act: async (page) => {
      await page.getByRole('main').getByRole('textbox').fill('demo@aurevane.example');
      await page.getByRole('main').getByRole('button').first().click();
      await page.waitForURL(`**${paths.resetPassword}`);
    },
  },
  'check-session-guest': { path: paths.checkSession },
  'check-session': { path: paths.checkSession, customer: true },
  'cart-empty': { path: paths.cart, customer: true },
  'cart-error': { path: paths.cart, customer: true, before: fails('cart') },
  cart: { path: paths.cart, customer: true, cart: 4 },
  'cart-many': { path: paths.cart, customer: true, cart: 10 },
  'cart-long': { path: paths.cart, customer: true, cart: 3, long: true },
  'cart-remove': {
    path: paths.cart,
    customer: true,
    cart: 2,
    screenOnly: true,
    act: (page) => button(page, 'Remove').first().click(),
  },
  orders: { path: paths.orders, customer: true },
  'orders-long': { path: paths.orders, customer: true, long: true },
  'orders-none': {
    path: paths.orders,
    customer: true,
    before: (mock) => mock.fault({ endpoint: 'orders', fault: 'emptyList' }),
  },
  'orders-error': { path: paths.orders, customer: true, before: fails('orders') },
  profile: { path: paths.profile, customer: true },
  'profile-error': { path: paths.profile, customer: true, before: fails('profile') },
  disclaimer: { path: paths.disclaimer },
  'privacy-policy': { path: paths.privacyPolicy },
  cookies: { path: paths.cookies },
  imprint: { path: paths.imprint },
};

/** The shop's own, which the mock has no need of. */
const ANIMATION = path.join(import.meta.dirname, '../../public/animation/launching-soon.json');
const ANYONE = { 'access-control-allow-origin': '*' };

const LONG_NAME = 'Extrait of Damask Rose, Saffron, Oud and Smoked Vanilla Wood';
const LONG_TEXT = 'Resin, wood and light, composed slowly and worn close to the skin. '.repeat(12);
const MANY_LINES = 200;

/** Passes an answer on with everything in it as long as it may become. */
async function lengthen(route: Route): Promise<void> {
  if (route.request().method() !== 'GET') return route.continue();
  const response = await route.fetch();
  const body = (await response.json()) as unknown;
  const isCart = route.request().url().includes('/cart/');
  await route.fulfill({ response, json: stretched(body, isCart ? MANY_LINES : undefined) });
}

/** @param count of the items of lists; as many as there are unless it is given */
function stretched(value: unknown, count?: number): unknown {
  if (Array.isArray(value)) {
    const rows = value as unknown[];
    if (count === undefined || rows.length === 0) return rows.map((row) => stretched(row));
    return Array.from({ length: count }, (_, at) => ({
      ...(stretched(rows[at % rows.length]) as object),
      productId: String(at).padStart(24, 'a'),
    }));
  }
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, stretched(inner, count)] as const);
  const row = Object.fromEntries<unknown>(entries);
  if ('name' in row) row.name = LONG_NAME;
  if ('price' in row) row.price = 12_345;
  if ('description' in row) row.description = LONG_TEXT;
  return row;
}

for (const [name, shot] of Object.entries(SHOTS)) {
  test(name, async ({ page, mock, signIn, problems }, { project }) => {
    problems.allow(/.*/);
    if (shot.customer) {
      const session = await signIn();
      if (shot.cart) await mock.fillCart(session, await mock.productIds(shot.cart));
    }
    await shot.before?.(mock);
    await page.route('**/animation.json', (route) => route.fulfill({ path: ANIMATION, headers: ANYONE }));
    if (shot.long) await page.route(/__mock\/api\/(products|api\/user\/(cart|orders))/, lengthen);
    const open = followRequests(page);
    await page.goto(shot.path);
    await settled(page, open);
    await shot.act?.(page);
    // A walk to the end, so that what loads when it is near is there.
    if (!shot.screenOnly) await walk(page);
    await settled(page, open);
    await page.screenshot({ path: `shots/${project.name}/${name}.png`, fullPage: !shot.screenOnly });
  });
}

async function walk(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));
    for (let top = 0; top < Math.min(document.body.scrollHeight, 12_000); top += 500) {
      window.scrollTo(0, top);
      await frame();
      await frame();
    }
    window.scrollTo(0, 0);
    await frame();
    // A picture of the whole page is taken before those far down are decoded.
    const there = [...document.images].filter(({ complete }) => complete);
    await Promise.all(there.map((image) => image.decode().catch(() => undefined)));
  });
}
