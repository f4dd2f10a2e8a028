import assert from 'node:assert/strict';
import { OTP_RESEND_WAIT_MS } from '../../src/config/constants';
import { paths } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import type { Shop } from './shop';
import {
  alerts,
  alertTexts,
  askForCode,
  at,
  fill,
  follow,
  heading,
  idle,
  logged,
  logIn,
  openQuietPage,
  press,
  reads,
  sees,
  typed,
} from './steps';
import type { Walk } from './walk';

const open = async (shop: Shop, path: string, values: Readonly<Record<string, string>>): Promise<void> => {
  await shop.open(path);
  await fill(shop, values);
};

/** A form says what went wrong, and keeps what was typed. */
const says =
  (text: string, values: Readonly<Record<string, string>>) =>
  async (shop: Shop): Promise<void> => {
    await reads(shop, text);
    await typed(shop, values);
  };

const credentials = { 'Email or username': DEMO_ACCOUNT.email, Password: DEMO_ACCOUNT.password };

const login: Walk = {
  title: 'log in (5.7)',
  call: 'login',
  before: (shop) => open(shop, paths.login, credentials),
  make: (shop) => press(shop, 'Login'),
  fails: says('Server error. Please try again later.', credentials),
  recovers: async (shop) => {
    await press(shop, 'Login');
    await at(shop, paths.home);
    await alerts(shop, 'Login successful!');
  },
};

const account = {
  Name: 'Ada Martin',
  Email: 'ada@example.com',
  Password: 'Quiet-Water-3',
  'Confirm password': 'Quiet-Water-3',
};

async function registerAnew(shop: Shop): Promise<void> {
  await press(shop, 'Register');
  await at(shop, paths.home);
}

const register: Walk = {
  title: 'register (5.14)',
  call: 'register',
  before: (shop) => open(shop, paths.register, account),
  make: (shop) => press(shop, 'Register'),
  fails: says('Something went wrong. Please try again later.', account),
  recovers: async (shop) => {
    assert.equal(await shop.hasAccount(account.Email), false, 'the account was made');
    await registerAnew(shop);
  },
  recoversFromLoss: async (shop) => {
    await press(shop, 'Register');
    await reads(shop, 'An account with this email already exists.');
    await fill(shop, { Email: 'ada.martin@example.com' });
    await registerAnew(shop);
  },
};

const firstLogin: Walk = {
  title: 'log in after registration (5.15)',
  call: 'login',
  before: (shop) => open(shop, paths.register, account),
  make: (shop) => press(shop, 'Register'),
  fails: says('Login after registration failed.', account),
  recovers: async (shop) => {
    await registerAnew(shop);
    assert.equal((await shop.statuses('register')).length, 1, 'the account is not made twice');
  },
};

const forgotPassword: Walk = {
  title: 'ask for a code (6.4)',
  call: 'forgotPassword',
  before: (shop) => open(shop, paths.forgotPassword, { Email: DEMO_ACCOUNT.email }),
  make: (shop) => press(shop, 'Send OTP'),
  fails: says('Server error. Please try again later.', { Email: DEMO_ACCOUNT.email }),
  recovers: async (shop) => {
    await press(shop, 'Send OTP');
    await heading(shop, 'Reset password');
  },
};

const NEW_PASSWORD = 'Cedar-And-Smoke-1';
const newPassword = { 'New password': NEW_PASSWORD, 'Confirm password': NEW_PASSWORD };

const resetPassword: Walk = {
  title: 'reset the password (6.20)',
  call: 'resetPassword',
  before: async (shop) => {
    await askForCode(shop);
    await fill(shop, { OTP: await shop.newestCode(), ...newPassword });
  },
  make: (shop) => press(shop, 'Reset password'),
  fails: says('Server error. Please try again.', newPassword),
  recovers: async (shop) => {
    await press(shop, 'Reset password');
    await reads(shop, 'Password reset successful!');
  },
  recoversFromLoss: async (shop) => {
    // A used code is not valid again; the new password is set already.
    await press(shop, 'Reset password');
    await reads(shop, 'Invalid OTP.');
    await follow(shop, 'Login');
    await logIn(shop, NEW_PASSWORD);
  },
};

async function openVerify(shop: Shop): Promise<void> {
  await askForCode(shop);
  await shop.click({ role: 'link', name: 'Check the code first, or get a new one' });
  await heading(shop, 'Verify OTP');
}

const verifyOtp: Walk = {
  title: 'check a code (6.12)',
  call: 'verifyOtp',
  before: async (shop) => {
    await openVerify(shop);
    await fill(shop, { OTP: await shop.newestCode() });
  },
  make: (shop) => press(shop, 'Verify OTP'),
  fails: async (shop) => {
    await reads(shop, 'Server error. Please try again later.');
    await typed(shop, { OTP: await shop.newestCode() });
  },
  recovers: async (shop) => {
    await press(shop, 'Verify OTP');
    await alerts(shop, 'OTP verified successfully!');
    await heading(shop, 'Reset password');
  },
};

async function resend(shop: Shop): Promise<void> {
  await shop.pass(OTP_RESEND_WAIT_MS);
  await press(shop, 'Resend OTP');
}

/** The resend is two calls, and fails when one of them does. */
const resendBy = (title: string, call: 'email' | 'updateOtp'): Walk => ({
  title,
  call,
  timed: true,
  before: openVerify,
  make: resend,
  fails: async (shop) => {
    await alerts(shop, 'Failed to resend OTP. Please try again later.');
    await shop.logged(/The code could not be sent again/);
    assert.equal(await shop.path(), paths.verifyOtp);
  },
  recovers: async (shop) => {
    await resend(shop);
    await alerts(shop, 'OTP has been resent successfully.');
  },
});

async function openAsCustomer(shop: Shop): Promise<void> {
  await shop.signIn();
  await openQuietPage(shop);
}

const tryAgain = (shop: Shop): Promise<void> => press(shop, 'Try again');
const latestOrder = (shop: Shop): Promise<void> => sees(shop, { role: 'region', name: 'Latest order' });

const orders: Walk = {
  title: 'see the orders (12.8)',
  call: 'orders',
  before: openAsCustomer,
  make: (shop) => follow(shop, 'Orders'),
  fails: (shop) => reads(shop, 'Failed to load orders.'),
  recovers: (shop) => tryAgain(shop).then(() => latestOrder(shop)),
};

const profile: Walk = {
  title: 'see the profile (15.2)',
  call: 'profile',
  before: openAsCustomer,
  make: (shop) => follow(shop, 'Profile'),
  fails: (shop) => reads(shop, 'Failed to load profile. Please try again.'),
  recovers: (shop) => tryAgain(shop).then(() => reads(shop, DEMO_ACCOUNT.name)),
};

const cartRows = (shop: Shop, count: number): Promise<void> =>
  sees(shop, { role: 'button', name: /^Remove / }, count);

const cart: Walk = {
  title: 'see the cart (11.15)',
  call: 'cart',
  before: async (shop) => {
    await shop.fillCart();
    await openQuietPage(shop);
  },
  make: (shop) => shop.open(paths.cart),
  fails: async (shop) => {
    await heading(shop, 'Your Cart is Empty');
    await reads(shop, 'Your cart could not be loaded.');
    await shop.logged(/Failed to load the cart/);
  },
  recovers: async (shop) => {
    await tryAgain(shop);
    await sees(shop, { role: 'button', name: 'Checkout' });
    await cartRows(shop, 2);
  },
};

const products: Walk = {
  title: 'see the catalogue (8.18)',
  call: 'products',
  before: (shop) => shop.open(paths.cookies),
  // By its link the catalogue would be asked for as soon as the pointer is there, and, when that fails, again.
  make: (shop) => shop.open(paths.products),
  fails: async (shop) => {
    await reads(shop, 'Launching Soon...');
    await shop.logged(/Failed to load products/);
    await reads(shop, 'New Collections');
  },
  recovers: (shop) => tryAgain(shop).then(() => sees(shop, { role: 'button', name: /^Add to Cart/ })),
};

const ADD = 'Add to Cart: Amber Nights';
const ADDED = 'Amber Nights added to cart.';
const cartLink = (name: string) => ({ role: 'link', name, within: 'banner' }) as const;

const cartAdd: Walk = {
  title: 'add to the cart (10.5)',
  call: 'cartAdd',
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
  fails: async (shop) => {
    await logged(shop, /Failed to add to the cart/);
    await idle(shop, ADD);
    assert.ok(!(await alertTexts(shop)).includes(ADDED));
    await sees(shop, cartLink('Cart'));
  },
  recovers: (shop) => press(shop, ADD).then(() => alerts(shop, ADDED)),
};

async function openCart(shop: Shop): Promise<void> {
  await shop.fillCart();
  await shop.open(paths.cart);
  await cartRows(shop, 2);
  await sees(shop, { role: 'button', name: 'Checkout' });
}

/** Presses what asks first, and answers Yes. */
async function pressAndConfirm(shop: Shop, name: string): Promise<void> {
  await press(shop, name);
  await shop.click({ role: 'button', name: 'Yes', within: 'page' });
}

const answered = (shop: Shop, call: 'cartDelete' | 'cartClear'): Promise<void> =>
  shop.until(async () => assert.equal((await shop.statuses(call)).at(-1), 200));
const isEmpty = (shop: Shop): Promise<unknown> => heading(shop, 'Your Cart is Empty');

// Removals hold locally whatever the server says (behaviour 11.7, 11.8).

const cartDelete: Walk = {
  title: 'remove from the cart (11.7)',
  call: 'cartDelete',
  before: openCart,
  make: (shop) => pressAndConfirm(shop, 'Remove Amber Nights'),
  fails: async (shop) => {
    await cartRows(shop, 1);
    assert.equal(await shop.count({ text: 'Amber Nights' }), 0);
    await logged(shop, /Failed to remove from the cart/);
  },
  recovers: async (shop) => {
    await pressAndConfirm(shop, 'Remove Classic Musk');
    await isEmpty(shop);
    await answered(shop, 'cartDelete');
  },
  changes: ['cart'],
};

const cartClear: Walk = {
  title: 'clear the cart (11.8)',
  call: 'cartClear',
  before: openCart,
  make: (shop) => pressAndConfirm(shop, 'Clear Cart'),
  fails: async (shop) => {
    await isEmpty(shop);
    await logged(shop, /Failed to clear the cart/);
  },
  recovers: async (shop) => {
    // The server has it still, and is asked again.
    await shop.showAgain();
    await cartRows(shop, 2);
    await pressAndConfirm(shop, 'Clear Cart');
    await answered(shop, 'cartClear');
  },
  recoversFromLoss: (shop) => shop.showAgain().then(() => isEmpty(shop)),
  changes: ['cart'],
};

const FAILED = 'Failed to place order. Please try again. It may have been placed: look at Your Orders first.';

const order: Walk = {
  title: 'place an order (10.10, 10.11, 16.21)',
  call: 'order',
  before: openCart,
  make: (shop) => press(shop, 'Checkout'),
  fails: async (shop) => {
    await alerts(shop, FAILED);
    await logged(shop, /Failed to place the order/);
    await cartRows(shop, 2);
    await idle(shop, 'Checkout');
  },
  recovers: async (shop) => {
    await press(shop, 'Checkout');
    await at(shop, paths.orders);
    await alerts(shop, 'Order placed successfully!');
  },
  recoversFromLoss: async (shop) => {
    await shop.click({ role: 'link', name: 'Your Orders', within: 'page' });
    await at(shop, paths.orders);
    await latestOrder(shop);
    const number = await shop.latestOrder();
    assert.ok(typeof number === 'string', 'no order was placed');
    await shop.until(async () => assert.ok((await shop.texts('region')).join('\n').includes(number), number));
  },
};

const message = {
  'First name': 'Ada',
  'Last name': 'Martin',
  Email: 'ada@example.com',
  Message: 'Is Royal Oud coming back?',
};
const THANKS = "Thank you for reaching out! We'll get back to you soon.";

const contact: Walk = {
  title: 'write to the shop (14.8)',
  call: 'email',
  before: (shop) => open(shop, paths.contact, message),
  make: (shop) => press(shop, 'Send Message'),
  fails: async (shop) => {
    await logged(shop, /The message could not be sent/);
    await idle(shop, 'Send Message');
    assert.equal(await shop.count({ text: THANKS }), 0);
    assert.equal((await alertTexts(shop)).trim(), '');
    await typed(shop, message);
  },
  recovers: (shop) => press(shop, 'Send Message').then(() => reads(shop, THANKS)),
};

const address = { Email: 'ada@example.com' };

const notifyMe: Walk = {
  title: 'ask to be notified (14.13)',
  call: 'email',
  before: async (shop) => {
    await shop.open(paths.home);
    await press(shop, 'Notify Me When Live');
    await fill(shop, address);
  },
  make: (shop) => press(shop, 'Notify Me'),
  fails: async (shop) => {
    await reads(shop, 'Something went wrong. Please try again later.');
    await shop.logged(/Failed to send the address of Notify Me/);
    await typed(shop, address);
  },
  recovers: async (shop) => {
    await press(shop, 'Notify Me');
    await reads(shop, 'Thank you! We will write to you when we are live.');
  },
};

const LOADING = 'Loading animation...';

const animation: Walk = {
  title: 'see the animation (7.12)',
  call: 'animation',
  timed: true,
  before: async (shop) => {
    await shop.open(paths.home);
    await reads(shop, LOADING);
  },
  make: (shop) => shop.scrollTo(LOADING),
  fails: async (shop) => {
    await shop.until(async () => {
      await shop.pass(1000);
      await shop.logged(/^Failed to load animation: (?:network|timeout)$/);
    });
    await reads(shop, 'Launching Soon...');
    await reads(shop, LOADING);
  },
  recovers: async (shop) => {
    await follow(shop, 'Contact');
    await heading(shop, 'Contact');
    await follow(shop, 'Home');
    await reads(shop, LOADING);
    await shop.scrollTo(LOADING);
    await sees(shop, { role: 'button', name: 'Pause animation' });
    assert.equal(await shop.count({ text: LOADING }), 0);
  },
};

/** The ways through the shop on which each call is made. */
export const walks: readonly Walk[] = [
  login,
  register,
  firstLogin,
  forgotPassword,
  resetPassword,
  verifyOtp,
  resendBy('get another code: the e-mail (6.14)', 'email'),
  resendBy('get another code: the API (6.14)', 'updateOtp'),
  orders,
  profile,
  cart,
  products,
  cartAdd,
  cartDelete,
  cartClear,
  order,
  contact,
  notifyMe,
  animation,
];
