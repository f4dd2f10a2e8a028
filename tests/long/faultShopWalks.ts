import { paths } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { isUnanswered, type BrowserWalk, type Shop } from './faultCell';
import { alerts, at, button, fill, follow, heading, isIdle, logged, main, press, reads } from './faultSteps';
import { expect } from '../e2e/fixtures';
import { logIn } from '../e2e/shopper';

const PRIVATE_KEYS = ['user', 'token', 'userId', 'cart', 'lastOrder'];

/** Opens a page that asks for nothing but the customer's cart, and waits until that is there. */
async function openQuietPage(shop: Shop): Promise<void> {
  await shop.signIn();
  await shop.page.goto(paths.cookies);
  await expect.poll(() => shop.page.evaluate(() => localStorage.getItem('cart'))).not.toBeNull();
}

/** Puts the first two perfumes in the customer's cart. */
async function storeCart(shop: Shop): Promise<void> {
  await shop.mock.fillCart(await shop.signIn(), await shop.mock.productIds(2));
}

const rows = (shop: Shop) =>
  main(shop).getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');

async function openCart(shop: Shop): Promise<void> {
  await storeCart(shop);
  await shop.page.goto(paths.cart);
  await expect(rows(shop)).toHaveCount(2);
}

const latestOrder = async (shop: Shop): Promise<string> => {
  await expect(main(shop).getByRole('region', { name: 'Latest order' })).toBeVisible();
  return "'Latest order'";
};

const perfumes = async (shop: Shop): Promise<string> => {
  await expect(main(shop).getByRole('button', { name: /^Add to Cart/ })).not.toHaveCount(0);
  return 'perfumes';
};

const orders: BrowserWalk = {
  title: 'GET orders',
  before: openQuietPage,
  make: (shop) => follow(shop, 'Orders'),
  sees: async (shop, { fault, sort }) => {
    if (sort === 'list') return latestOrder(shop);
    if (fault !== 401) return reads(shop, 'Failed to load orders.');
    await at(shop, paths.login);
    return heading(shop, 'Login');
  },
  recovers: async (shop, { fault, sort }) => {
    if (sort === 'list') return;
    if (fault !== 401) {
      await press(shop, 'Try again');
      await latestOrder(shop);
      return;
    }
    const left = await shop.page.evaluate(() => Object.keys(localStorage));
    expect(left.filter((key) => PRIVATE_KEYS.includes(key))).toEqual([]);
    await logIn(shop.page, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
    await at(shop, paths.home);
  },
  changes: ({ fault }) => (fault === 401 ? PRIVATE_KEYS : []),
};

const profile: BrowserWalk = {
  title: 'GET profile',
  before: openQuietPage,
  make: (shop) => follow(shop, 'Profile'),
  sees: (shop) => reads(shop, 'Failed to load profile. Please try again.'),
  recovers: async (shop) => {
    await press(shop, 'Try again');
    await reads(shop, DEMO_ACCOUNT.name);
  },
};

/** Its mirror is what an earlier page has left, and is no other after a failure. */
const cart: BrowserWalk = {
  title: 'GET cart',
  before: async (shop) => {
    await storeCart(shop);
    await openQuietPage(shop);
  },
  make: (shop) => shop.page.goto(paths.cart),
  sees: async (shop) => {
    await heading(shop, 'Your Cart is Empty');
    return reads(shop, 'Your cart could not be loaded.');
  },
  recovers: async (shop) => {
    await press(shop, 'Try again');
    await expect(rows(shop)).toHaveCount(2);
    await expect(button(shop, 'Checkout')).toBeVisible();
  },
};

const ADD = 'Add to Cart: Amber Nights';
const ADDED = 'Amber Nights added to cart.';

const cartAdd: BrowserWalk = {
  title: 'POST cart/add',
  before: async (shop) => {
    await shop.signIn();
    await shop.page.goto(paths.amberNights);
    await expect(button(shop, ADD)).toBeVisible();
    await expect.poll(() => shop.page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
  },
  make: (shop) => press(shop, ADD),
  sees: async (shop) => {
    await logged(shop, 'Failed to add to the cart');
    await isIdle(shop, ADD);
    await expect(shop.page.getByText(ADDED)).toHaveCount(0);
    await expect(
      shop.page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }),
    ).toBeVisible();
    return 'no message';
  },
  recovers: async (shop) => {
    await press(shop, ADD);
    await alerts(shop, ADDED);
  },
};

const sayYes = ({ page }: Shop): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();

/** Removals are applied here whatever the server says (behaviour 11.7, 11.8). */
const cartDelete: BrowserWalk = {
  title: 'DELETE cart/delete',
  before: openCart,
  make: async (shop) => {
    await main(shop)
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await sayYes(shop);
  },
  sees: async (shop) => {
    await expect(rows(shop)).toHaveCount(1);
    await logged(shop, 'Failed to remove from the cart');
    return 'the item is gone';
  },
  recovers: async (shop) => {
    await main(shop)
      .getByRole('button', { name: /^Remove / })
      .click();
    await sayYes(shop);
    await heading(shop, 'Your Cart is Empty');
    const last = async () => (await shop.mock.requests('cartDelete')).at(-1)?.status;
    await expect.poll(last).toBe(200);
  },
  changes: () => ['cart'],
};

const cartClear: BrowserWalk = {
  title: 'DELETE cart/clear',
  before: openCart,
  make: async (shop) => {
    await press(shop, 'Clear Cart');
    await sayYes(shop);
  },
  sees: async (shop) => {
    const text = await heading(shop, 'Your Cart is Empty');
    await logged(shop, 'Failed to clear the cart');
    return text;
  },
  recovers: async (shop, { fault }) => {
    await shop.page.reload();
    if (fault === 'lost' || fault === 'cut') return heading(shop, 'Your Cart is Empty');
    // The server has it still, and is asked again.
    await expect(rows(shop)).toHaveCount(2);
    await press(shop, 'Clear Cart');
    await sayYes(shop);
    const last = async () => (await shop.mock.requests('cartClear')).at(-1)?.status;
    return expect.poll(last).toBe(200);
  },
  changes: () => ['cart'],
};

const FAILED = 'Failed to place order. Please try again.';
const UNKNOWN = `${FAILED} It may have been placed: look at Your Orders first.`;

const order: BrowserWalk = {
  title: 'POST order',
  before: openCart,
  make: (shop) => press(shop, 'Checkout'),
  sees: async (shop, { sort, fault }) => {
    if (sort === 'late') return alerts(shop, 'Order placed successfully!');
    // A gateway's 503 says nothing about the server behind it.
    const isRefused = sort === 'refused' && fault !== 503;
    const text = await alerts(shop, isRefused ? FAILED : UNKNOWN);
    if (isRefused) await expect(shop.page.getByText(UNKNOWN)).toHaveCount(0);
    await expect(rows(shop)).toHaveCount(2);
    await isIdle(shop, 'Checkout');
    return text;
  },
  recovers: async (shop, { fault }) => {
    if (fault === 'lost' || fault === 'cut') {
      // It was placed, and the message leads to it.
      await shop.page.getByRole('alert').getByRole('link', { name: 'Your Orders' }).click();
      await at(shop, paths.orders);
      await latestOrder(shop);
      const { orders: placed } = await shop.mock.state();
      const number = placed[DEMO_ACCOUNT.id]?.[0]?.orderId;
      await expect(main(shop).getByRole('region', { name: 'Latest order' })).toContainText(
        typeof number === 'string' ? number : 'no order was placed',
      );
      return;
    }
    if (fault !== 'slow') await press(shop, 'Checkout');
    await at(shop, paths.orders);
    await alerts(shop, 'Order placed successfully!');
  },
  changes: ({ sort }) => (sort === 'late' ? ['cart', 'lastOrder'] : []),
};

const products: BrowserWalk = {
  title: 'GET products',
  before: ({ page }) => page.goto(paths.cookies).then(() => undefined),
  // By its link the catalogue would be asked for as soon as the pointer is there, and, when that fails, again.
  make: ({ page }) => page.goto(paths.products),
  sees: async (shop, kind) => {
    if (kind.sort === 'list') return perfumes(shop);
    if (kind.fault === 'markup') {
      await perfumes(shop);
      return reads(shop, '<img src=x onerror="window.hacked=true">');
    }
    await logged(shop, 'Failed to load products');
    await reads(shop, 'New Collections');
    return reads(shop, 'Launching Soon...');
  },
  recovers: async (shop, kind) => {
    if (isUnanswered(kind) || kind.sort === 'unreadable') await press(shop, 'Try again');
    await perfumes(shop);
  },
};

const ADDRESS = { Email: 'ada@example.com' };
const CONFIRMATION = 'Thank you! We will write to you when we are live.';

const notifyMe: BrowserWalk = {
  title: 'POST e-mail (Notify Me)',
  before: async (shop) => {
    await shop.page.goto(paths.home);
    await press(shop, 'Notify Me When Live');
    await fill(shop, ADDRESS);
  },
  make: (shop) => press(shop, 'Notify Me'),
  sees: async (shop) => {
    const text = await reads(shop, 'Something went wrong. Please try again later.');
    await expect(main(shop).getByLabel('Email')).toHaveValue(ADDRESS.Email);
    return text;
  },
  recovers: async (shop) => {
    await press(shop, 'Notify Me');
    await reads(shop, CONFIRMATION);
  },
};

const LOADING = 'Loading animation...';
const scrollToAnimation = (shop: Shop): Promise<void> =>
  main(shop).getByText(LOADING).scrollIntoViewIfNeeded();

const animation: BrowserWalk = {
  title: 'GET animation',
  before: ({ page }) => page.goto(paths.home).then(() => undefined),
  make: scrollToAnimation,
  sees: async (shop, { fault }) => {
    await logged(shop, `Failed to load animation: ${fault === 'hang' ? 'timeout' : 'network'}`);
    await reads(shop, 'Launching Soon...');
    return reads(shop, LOADING);
  },
  recovers: async (shop) => {
    await follow(shop, 'Contact');
    await heading(shop, 'Contact');
    await follow(shop, 'Home');
    await scrollToAnimation(shop);
    await expect(button(shop, 'Pause animation')).toBeVisible();
  },
};

export const shopWalks: readonly BrowserWalk[] = [
  orders,
  profile,
  cart,
  cartAdd,
  cartDelete,
  cartClear,
  order,
  products,
  notifyMe,
  animation,
];
