import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { DEMO_ACCOUNT, currentState, fillCart, sentRequests } from '../../../src/mocks/node';
import { renderApp, storeSession } from '../../helpers/app';
import { scrollToEnd } from '../../helpers/intersection';
import type { Kind } from '../kinds';
import { endsSession, type Outcome, type Walk } from './cell';
import { callOf, type Row } from '../matrix';
import { alerts, at, click, heading, logIn, main, note, reads } from './steps';

const BOUGHT = { 'Amber Nights': 1, 'Rose Velours': 2 };

const storeCustomer = (): Promise<void> => {
  storeSession();
  return Promise.resolve();
};

const storeCart = (): Promise<void> => {
  fillCart(BOUGHT);
  return storeCustomer();
};

const openCart = async (): Promise<void> => {
  await storeCart();
  renderApp('/cart');
  await filledCart();
};

const serverCart = (): number => currentState().carts[DEMO_ACCOUNT.id]?.length ?? 0;
const isUnanswered = ({ sort }: Kind): boolean => sort === 'unreachable' || sort === 'refused';
/** An answer of which something must be read. */
const isUnreadable = (kind: Kind): boolean => isUnanswered(kind) || kind.sort === 'unreadable';

const OUT: Outcome = { loggedOut: true };

/** A page whose first call fails, says so, and offers to try again. */
interface ReadOptions {
  title: Row;
  path: string;
  before: () => Promise<void>;
  failure: () => Promise<void>;
  logs?: RegExp;
  /** What shows in the end, for odd answers too. */
  shows: (kind: Kind) => Promise<Outcome>;
  again: () => Promise<void>;
  /** Odd answers that hold nothing that can be shown at all. */
  failsOn?: readonly unknown[];
  /** A refusal that means that there is nothing yet. */
  noneBy?: number;
}

const read = (options: ReadOptions): Walk => {
  const { failsOn = [], noneBy, logs } = options;
  const call = callOf(options.title);
  const failing = (kind: Kind): boolean =>
    kind.fault !== noneBy && (isUnreadable(kind) || failsOn.includes(kind.fault));
  const needsLogin = call !== 'products';
  return {
    title: options.title,
    before: options.before,
    make: async () => {
      renderApp(options.path);
      await waitFor(() => expect(sentRequests(call)).toHaveLength(1));
    },
    sees: async (kind) => {
      if (endsSession(kind)) {
        await at('/login');
        // The cart's own load ends with the session, and is not logged.
        return needsLogin ? OUT : { ...(logs && { logs }) };
      }
      if (!failing(kind)) return options.shows(kind);
      await options.failure();
      // A customer's cart is loaded on every page.
      return { changes: call === 'cart' ? [] : ['cart'], ...(logs && { logs }) };
    },
    recovers: async (kind) => {
      if (endsSession(kind)) return logIn();
      if (!failing(kind)) return;
      await click('Try again');
      await options.again();
    },
  };
};

const profile = read({
  title: 'GET profile',
  path: '/profile',
  before: storeCustomer,
  failure: () => reads('Failed to load profile. Please try again.'),
  failsOn: ['wrongTypes', 'nulls', 'missing'],
  shows: async (kind) => {
    if (kind.fault !== 'markup') await reads(DEMO_ACCOUNT.name);
    else await reads('<img src=x onerror="window.hacked=true">');
    return { changes: ['cart'] };
  },
  again: () => reads(DEMO_ACCOUNT.name),
});

const DROPPED = /Left out of .+: bad rows/;
/** Of these no row of a list is left. */
const ROWLESS: readonly unknown[] = ['wrongTypes', 'nulls', 'missing'];

async function latestOrder(): Promise<void> {
  await screen.findByRole('region', { name: 'Latest order' });
  note("'Latest order'");
}

const orders = read({
  title: 'GET orders',
  path: '/orders',
  before: storeCustomer,
  failure: () => reads('Failed to load orders.'),
  shows: async (kind) => {
    if (ROWLESS.includes(kind.fault)) {
      await waitFor(() => {
        // A full page of bad rows is followed by the next one.
        scrollToEnd();
        expect(main().getByText('No orders found')).toBeVisible();
      });
      note("'No orders found'");
      return { changes: ['cart'], logs: DROPPED };
    }
    await latestOrder();
    return { changes: ['cart'] };
  },
  again: latestOrder,
});

async function perfumes(): Promise<void> {
  const { length } = await screen.findAllByRole('button', { name: /^Add to Cart/ });
  note(`${String(length)} perfumes`);
}

const products = read({
  title: 'GET products',
  path: '/products',
  before: () => Promise.resolve(),
  failure: async () => {
    await reads('New Collections');
    await reads('Launching Soon...');
  },
  logs: /Failed to load products/,
  shows: async (kind) => {
    if (ROWLESS.includes(kind.fault) || kind.fault === 'NaN') {
      await reads('New Collections');
      return { logs: DROPPED };
    }
    await perfumes();
    return {};
  },
  again: perfumes,
});

async function filledCart(): Promise<void> {
  await screen.findByRole('button', { name: 'Checkout' });
  note("the cart with 'Checkout'");
}

const cart = read({
  title: 'GET cart',
  path: '/cart',
  before: storeCart,
  failure: async () => {
    await heading('Your Cart is Empty');
    await reads('Your cart could not be loaded.');
  },
  logs: /Failed to load the cart/,
  noneBy: 404,
  shows: async (kind) => {
    if (kind.fault === 404) {
      await heading('Your Cart is Empty');
      return { changes: ['cart'] };
    }
    await filledCart();
    if (ROWLESS.includes(kind.fault) || kind.fault === 'NaN') {
      await reads('2 items are incomplete and not shown.');
    }
    return { changes: ['cart'] };
  },
  again: filledCart,
});

const cartLink = () => within(screen.getByRole('banner')).getByRole('link', { name: /^Cart/ });
const ADD = 'Add to Cart: Amber Nights';

const cartAdd: Walk = {
  title: 'POST cart/add',
  before: async () => {
    await storeCustomer();
    renderApp('/products/amber-nights');
    await screen.findByRole('button', { name: ADD });
    await waitFor(() => expect(localStorage.getItem('cart')).toBe('[]'));
  },
  make: async () => {
    await click(ADD);
    await waitFor(() => expect(sentRequests('cartAdd')).toHaveLength(1));
  },
  sees: async (kind) => {
    if (endsSession(kind)) {
      await at('/login');
      return { ...OUT, logs: /Failed to add to the cart/ };
    }
    if (!isUnanswered(kind)) {
      await alerts('Amber Nights added to cart.');
      expect(cartLink()).toHaveAccessibleName('Cart, 1 item');
      return { changes: ['cart'] };
    }
    await waitFor(() =>
      expect(screen.getByRole('button', { name: ADD })).not.toHaveAttribute('aria-disabled', 'true'),
    );
    note('no message');
    expect(screen.queryByText('Amber Nights added to cart.')).toBeNull();
    expect(cartLink()).toHaveAccessibleName('Cart');
    return { logs: /Failed to add to the cart/ };
  },
  recovers: async (kind) => {
    if (endsSession(kind)) return logIn();
    if (!isUnanswered(kind)) return;
    await click(ADD);
    await alerts('Amber Nights added to cart.');
  },
};

async function sayYes(): Promise<void> {
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Yes' }));
}

/** Removals are applied here whatever the server says (behaviour 11.7, 11.8). */
const removal = (call: 'cartDelete' | 'cartClear', what: string, logs: RegExp): Walk => ({
  title: call === 'cartDelete' ? 'DELETE cart/delete' : 'DELETE cart/clear',
  before: openCart,
  make: async () => {
    await click(what);
    await sayYes();
    await waitFor(() => expect(sentRequests(call)).toHaveLength(1));
  },
  sees: async (kind) => {
    if (endsSession(kind)) {
      await at('/login');
      return { ...OUT, logs };
    }
    if (call === 'cartClear') await heading('Your Cart is Empty');
    else {
      await waitFor(() => expect(main().queryByText('Amber Nights')).toBeNull());
      note('the item is gone');
    }
    if (kind.fault !== 'hang') await waitFor(() => expect(sentRequests(call)[0]?.status).not.toBeNull());
    return { changes: ['cart'], ...(isUnanswered(kind) && { logs }) };
  },
  recovers: async (kind) => {
    if (endsSession(kind)) return logIn();
    if (call === 'cartDelete') {
      await click('Remove Rose Velours');
      await sayYes();
      await waitFor(() => expect(sentRequests(call).at(-1)?.status).toBe(200));
      return;
    }
    // Shown again from the back/forward cache, it shows what the server has.
    const left = serverCart();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await heading(left > 0 ? 'Your Cart' : 'Your Cart is Empty');
  },
});

const UNKNOWN =
  'Failed to place order. Please try again. It may have been placed: look at Your Orders first.';

const order: Walk = {
  title: 'POST order',
  before: openCart,
  make: async () => {
    await click('Checkout');
    await waitFor(() => expect(sentRequests('order')).toHaveLength(1));
  },
  sees: async (kind) => {
    if (!isUnreadable(kind)) {
      await at('/orders');
      await alerts('Order placed successfully!');
      return { changes: ['cart', 'lastOrder'] };
    }
    const logs = /Failed to place the order/;
    // A gateway's 503 says nothing about the server behind it.
    const isRefused = kind.sort === 'refused' && kind.fault !== 503;
    await alerts(isRefused ? 'Failed to place order. Please try again.' : UNKNOWN);
    if (isRefused) expect(screen.queryByText(UNKNOWN)).toBeNull();
    expect(sentRequests('order'), 'it is not sent again by itself').toHaveLength(1);
    if (endsSession(kind)) {
      await at('/login');
      return { ...OUT, logs };
    }
    expect(main().getByText('Amber Nights')).toBeVisible();
    return { logs };
  },
  recovers: async (kind) => {
    if (endsSession(kind)) return logIn();
    if (!isUnreadable(kind)) return;
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Checkout' })).not.toHaveAttribute('aria-disabled', 'true'),
    );
    await click('Checkout');
    await at('/orders');
    await alerts('Order placed successfully!');
  },
};

export const shopWalks: readonly Walk[] = [
  profile,
  products,
  cart,
  cartAdd,
  removal('cartDelete', 'Remove Amber Nights', /Failed to remove from the cart/),
  removal('cartClear', 'Clear Cart', /Failed to clear the cart/),
  order,
  orders,
];
