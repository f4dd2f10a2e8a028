import assert from 'node:assert/strict';
import { paths } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { hasFailed, type Walk } from './cell';
import type { Row } from './matrix';
import type { Outcome } from './outcomes';
import type { Shop } from './shop';
import {
  alerts,
  alertTexts,
  at,
  follow,
  heading,
  idle,
  logged,
  openQuietPage,
  press,
  reads,
  sees,
} from './steps';

/** What is read from the API, and what is bought. */

const HOSTILE = '<img src=x onerror="window.hacked=true">';

/** A page whose first call fails, says so, and offers to try again. */
interface Page {
  title: Row;
  before: (shop: Shop) => Promise<void>;
  make: (shop: Shop) => Promise<void>;
  failure: (shop: Shop) => Promise<string>;
  /** What shows in the end, whatever else came than a failure. */
  shows: (shop: Shop, outcome: Outcome) => Promise<string>;
  /** What is logged when the session is over. */
  logsOut?: RegExp;
  changes?: NonNullable<Walk['changes']>;
  private?: true;
}

const page = ({ failure, shows, logsOut, ...walk }: Page): Walk => ({
  ...walk,
  sees: async (shop, outcome) => {
    if (outcome === 'session over') {
      if (logsOut) await logged(shop, logsOut);
      return at(shop, paths.login);
    }
    return hasFailed(outcome) ? failure(shop) : shows(shop, outcome);
  },
  recovers: async (shop) => {
    await press(shop, 'Try again');
    await shows(shop, 'done');
  },
});

async function openAsCustomer(shop: Shop): Promise<void> {
  await shop.signIn();
  await openQuietPage(shop);
}

const LATEST = { role: 'region', name: 'Latest order' };

const orders = page({
  title: 'GET orders',
  before: openAsCustomer,
  make: (shop) => follow(shop, 'Orders'),
  failure: (shop) => reads(shop, 'Failed to load orders.'),
  shows: async (shop, outcome) => {
    if (outcome === 'bad rows') {
      // A full page of bad rows is followed by the next one.
      const none = 'No orders found';
      await shop.until(async () => {
        await shop.scrollTo('');
        assert.equal(await shop.count({ text: none }), 1);
      });
      await shop.logged(/Left out of .+: bad rows/);
      return `'${none}'`;
    }
    await sees(shop, LATEST);
    return "'Latest order'";
  },
  private: true,
});

const profile = page({
  title: 'GET profile',
  before: openAsCustomer,
  make: (shop) => follow(shop, 'Profile'),
  failure: (shop) => reads(shop, 'Failed to load profile. Please try again.'),
  shows: (shop, outcome) => reads(shop, outcome === 'markup' ? HOSTILE : DEMO_ACCOUNT.name),
  private: true,
});

const rows = (shop: Shop, count: number): Promise<void> =>
  sees(shop, { role: 'button', name: /^Remove / }, count);

/** Its mirror is what an earlier page has left, and is no other after a failure. */
const cart = page({
  title: 'GET cart',
  before: async (shop) => {
    await shop.fillCart();
    await openQuietPage(shop);
  },
  make: (shop) => shop.open(paths.cart),
  failure: async (shop) => {
    await heading(shop, 'Your Cart is Empty');
    const seen = await reads(shop, 'Your cart could not be loaded.');
    await shop.logged(/Failed to load the cart/);
    return seen;
  },
  shows: async (shop, outcome) => {
    if (outcome === 'none yet') return heading(shop, 'Your Cart is Empty');
    await sees(shop, { role: 'button', name: 'Checkout' });
    if (outcome === 'bad rows') return reads(shop, '2 items are incomplete and not shown.');
    if (outcome === 'markup') await reads(shop, HOSTILE);
    await rows(shop, 2);
    return "the cart with 'Checkout'";
  },
  changes: (outcome) => (hasFailed(outcome) ? [] : ['cart']),
  private: true,
});

async function perfumes(shop: Shop): Promise<string> {
  await sees(shop, { role: 'button', name: /^Add to Cart/ });
  return 'perfumes';
}

const products = page({
  title: 'GET products',
  before: (shop) => shop.open(paths.cookies),
  // By its link the catalogue would be asked for as soon as the pointer is there, and, when that fails, again.
  make: (shop) => shop.open(paths.products),
  failure: async (shop) => {
    await reads(shop, 'Launching Soon...');
    await shop.logged(/Failed to load products/);
    return reads(shop, 'New Collections');
  },
  shows: async (shop, outcome) => {
    if (outcome === 'bad rows') {
      const seen = await reads(shop, 'New Collections');
      await shop.logged(/Left out of .+: bad rows/);
      return seen;
    }
    if (outcome === 'markup') await reads(shop, HOSTILE);
    return perfumes(shop);
  },
  logsOut: /Failed to load products/,
});

const ADD = 'Add to Cart: Amber Nights';
const ADDED = 'Amber Nights added to cart.';
const cartLink = (name: string) => ({ role: 'link', name, within: 'banner' }) as const;

const cartAdd: Walk = {
  title: 'POST cart/add',
  before: async (shop) => {
    await shop.signIn();
    await shop.open(paths.amberNights);
    await sees(shop, { role: 'button', name: ADD });
    await shop.until(async () => {
      const stored = await shop.stored();
      assert.equal(stored['local cart'], '[]');
      assert.ok('local seen' in stored, 'the perfume is not remembered as seen');
    });
  },
  make: (shop) => press(shop, ADD),
  sees: async (shop, outcome) => {
    if (!hasFailed(outcome)) {
      await alerts(shop, ADDED);
      await sees(shop, cartLink('Cart, 1 item'));
      return `alert '${ADDED}'`;
    }
    await logged(shop, /Failed to add to the cart/);
    if (outcome === 'session over') return at(shop, paths.login);
    await idle(shop, ADD);
    assert.ok(!(await alertTexts(shop)).includes(ADDED));
    await sees(shop, cartLink('Cart'));
    return 'no message';
  },
  recovers: async (shop) => {
    await press(shop, ADD);
    await alerts(shop, ADDED);
  },
  changes: (outcome) => (hasFailed(outcome) ? [] : ['cart']),
  private: true,
};

async function openCart(shop: Shop): Promise<void> {
  await shop.fillCart();
  await shop.open(paths.cart);
  await rows(shop, 2);
  await sees(shop, { role: 'button', name: 'Checkout' });
}

/** Presses what asks first, and answers Yes. */
async function pressAndConfirm(shop: Shop, name: string): Promise<void> {
  await press(shop, name);
  await shop.click({ role: 'button', name: 'Yes', within: 'page' });
}

/** Removals are applied here whatever the server says (behaviour 11.7, 11.8). */
const removal = (
  title: 'DELETE cart/delete' | 'DELETE cart/clear',
  own: Pick<Walk, 'make' | 'recovers'> & {
    shows: (shop: Shop) => Promise<string>;
    logs: RegExp;
  },
): Walk => ({
  title,
  before: openCart,
  make: own.make,
  sees: async (shop, outcome) => {
    const seen = outcome === 'session over' ? await at(shop, paths.login) : await own.shows(shop);
    if (hasFailed(outcome)) await logged(shop, own.logs);
    return seen;
  },
  recovers: own.recovers,
  goesOn: true,
  changes: () => ['cart'],
  private: true,
});

const answered = (shop: Shop, call: 'cartDelete' | 'cartClear'): Promise<void> =>
  shop.until(async () => assert.equal((await shop.statuses(call)).at(-1), 200));

const cartDelete = removal('DELETE cart/delete', {
  make: (shop) => pressAndConfirm(shop, 'Remove Amber Nights'),
  shows: async (shop) => {
    await rows(shop, 1);
    assert.equal(await shop.count({ text: 'Amber Nights' }), 0);
    return 'the item is gone';
  },
  logs: /Failed to remove from the cart/,
  recovers: async (shop) => {
    await pressAndConfirm(shop, 'Remove Classic Musk');
    await heading(shop, 'Your Cart is Empty');
    await answered(shop, 'cartDelete');
  },
});

const cartClear = removal('DELETE cart/clear', {
  make: (shop) => pressAndConfirm(shop, 'Clear Cart'),
  shows: (shop) => heading(shop, 'Your Cart is Empty'),
  logs: /Failed to clear the cart/,
  recovers: async (shop, outcome) => {
    if (!hasFailed(outcome)) await answered(shop, 'cartClear');
    await shop.showAgain();
    if (outcome !== 'failed') return heading(shop, 'Your Cart is Empty');
    // The server has it still, and is asked again.
    await rows(shop, 2);
    await pressAndConfirm(shop, 'Clear Cart');
    return answered(shop, 'cartClear');
  },
});

const PLACED = 'Order placed successfully!';
const FAILED = 'Failed to place order. Please try again.';
const UNKNOWN = `${FAILED} It may have been placed: look at Your Orders first.`;

const order: Walk = {
  title: 'POST order',
  before: openCart,
  make: (shop) => press(shop, 'Checkout'),
  sees: async (shop, outcome) => {
    if (!hasFailed(outcome)) {
      await at(shop, paths.orders);
      return alerts(shop, PLACED);
    }
    const isRefused = outcome === 'words' || outcome === 'session over';
    const seen = await alerts(shop, isRefused ? FAILED : UNKNOWN);
    if (isRefused) assert.ok(!(await alertTexts(shop)).includes(UNKNOWN));
    await logged(shop, /Failed to place the order/);
    assert.ok((await shop.statuses('order')).length <= 1, 'it is not sent again by itself');
    if (outcome === 'session over') return at(shop, paths.login);
    await rows(shop, 2);
    await idle(shop, 'Checkout');
    return seen;
  },
  recovers: async (shop, outcome) => {
    if (outcome === 'lost') {
      // It was placed, and the message leads to it.
      await shop.click({ role: 'link', name: 'Your Orders', within: 'page' });
      await at(shop, paths.orders);
      await sees(shop, LATEST);
      const number = await shop.latestOrder();
      assert.ok(typeof number === 'string', 'no order was placed');
      await shop.until(async () =>
        assert.ok((await shop.texts('region')).join('\n').includes(number), number),
      );
      return;
    }
    await press(shop, 'Checkout');
    await at(shop, paths.orders);
    await alerts(shop, PLACED);
  },
  changes: (outcome) => (hasFailed(outcome) ? [] : ['cart', 'lastOrder']),
  private: true,
};

export const shopWalks: readonly Walk[] = [
  orders,
  profile,
  cart,
  products,
  cartAdd,
  cartDelete,
  cartClear,
  order,
];
