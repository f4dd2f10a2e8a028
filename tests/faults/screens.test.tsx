import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../src/api/endpoints';
import { queryClient } from '../../src/api/queryClient';
import { OTP_RESEND_WAIT_MS } from '../../src/config/constants';
import { env } from '../../src/config/env';
import { paths } from '../../src/config/paths';
import type { CallName } from '../../src/mocks/faults';
import { createHandlers } from '../../src/mocks/handlers';
import {
  clearFaults,
  currentState,
  DEMO_ACCOUNT,
  fillCart,
  inbox,
  mockServer,
  sentRequests,
  setFault,
} from '../../src/mocks/node';
import { address, renderApp, storeSession } from '../helpers/app';
import { expectLogged } from '../helpers/console';
import { scrollToEnd } from '../helpers/intersection';

// Loaded here so that the first test's time does not include it.
import '../../src/components/AnimationPlayer';
import '../../src/components/NotifyMeDialog';
import '../../src/pages/account/LoginPage';
import '../../src/pages/account/ProfilePage';
import '../../src/pages/account/RegisterPage';
import '../../src/pages/cart/CartPage';
import '../../src/pages/catalogue/CataloguePage';
import '../../src/pages/contact/ContactPage';
import '../../src/pages/home/HomePage';
import '../../src/pages/orders/OrdersPage';
import '../../src/pages/product/ProductPage';
import '../../src/pages/recovery/ForgotPasswordPage';
import '../../src/pages/recovery/ResetPasswordPage';
import '../../src/pages/recovery/VerifyOtpPage';

type Values = Readonly<Record<string, string>>;

/** A way to a call, what its screen shows if the call fails, and what works again afterwards. */
interface Walk {
  title: string;
  call: CallName;
  /** Opens the page and prepares the call. */
  before: () => Promise<unknown>;
  /** Makes the call. */
  make: () => Promise<unknown>;
  /** Asserts what the shopper sees of the failure. */
  fails: () => Promise<unknown>;
  /** Makes the call again, with success. */
  recovers: () => Promise<unknown>;
  /** As `recovers`, for a call that the server has carried out but whose answer was lost. */
  recoversFromLoss?: () => Promise<unknown>;
  /** Keys of storage that change even if the call fails. */
  changes?: readonly string[];
  /** Whether the test advances the page's clock. */
  timed?: true;
}

const main = () => within(screen.getByRole('main'));
const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }));
const alertText = (): string =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('\n');
const newestCode = (): string => inbox().at(-1)?.otp ?? '';

/** Loads a page at an address, keeping only what is stored. */
async function open(path: string, typed: Values = {}): Promise<void> {
  cleanup();
  queryClient.clear();
  renderApp(path);
  await screen.findByRole('main');
  await fill(typed);
}

async function fill(values: Values): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await waitFor(() => main().getByLabelText(label));
    fireEvent.change(main().getByLabelText(label), { target: { value } });
  }
}

/** Expects that the typed values are still in their fields. */
function expectTyped(values: Values): void {
  for (const [label, value] of Object.entries(values))
    expect(main().getByLabelText(label)).toHaveValue(value);
}

async function press(name: string): Promise<void> {
  await waitFor(() => main().getAllByRole('button', { name }));
  fireEvent.click(main().getAllByRole('button', { name })[0] ?? document.body);
}

/** Follows a link of the navigation. */
const follow = async (name: string): Promise<void> =>
  void fireEvent.click(await navigation().findByRole('link', { name }));

/** Waits for a text of the page. */
const reads = (text: string): Promise<void> =>
  waitFor(() => {
    const [found] = main().getAllByText(text, { ignore: 'script, style, [aria-live]' });
    expect(found).toBeVisible();
  });
const heading = (name: string) => waitFor(() => main().getByRole('heading', { name }));
const at = (path: string) => waitFor(() => expect(address()).toBe(path));
const alerts = (text: string) => waitFor(() => expect(alertText()).toContain(text));
const logged = (pattern: RegExp) => waitFor(() => expectLogged(pattern));
const idle = (name: string) =>
  waitFor(() => expect(main().getByRole('button', { name })).not.toHaveAttribute('aria-disabled', 'true'));

/** Expects that a form shows an error and keeps the typed values. */
const says = (text: string, values: Values) => async (): Promise<void> => {
  await reads(text);
  expectTyped(values);
};

const credentials = { 'Email or username': DEMO_ACCOUNT.email, Password: DEMO_ACCOUNT.password };

const login: Walk = {
  title: 'log in (5.7)',
  call: 'login',
  before: () => open(paths.login, credentials),
  make: () => press('Login'),
  fails: says('Server error. Please try again later.', credentials),
  recovers: async () => {
    await press('Login');
    await at(paths.home);
    await alerts('Login successful!');
  },
};

const account = {
  Name: 'Ada Martin',
  Email: 'ada@example.com',
  Password: 'Quiet-Water-3',
  'Confirm password': 'Quiet-Water-3',
};

async function registerAgain(): Promise<void> {
  await press('Register');
  await at(paths.home);
}

const register: Walk = {
  title: 'register (5.14)',
  call: 'register',
  before: () => open(paths.register, account),
  make: () => press('Register'),
  fails: says('Something went wrong. Please try again later.', account),
  recovers: async () => {
    expect(currentState().users.map(({ email }) => email)).not.toContain(account.Email);
    await registerAgain();
  },
  recoversFromLoss: async () => {
    await press('Register');
    await reads('An account with this email already exists.');
    await fill({ Email: 'ada.martin@example.com' });
    await registerAgain();
  },
};

const firstLogin: Walk = {
  title: 'log in after registration (5.15)',
  call: 'login',
  before: () => open(paths.register, account),
  make: () => press('Register'),
  fails: says('Login after registration failed.', account),
  recovers: async () => {
    await registerAgain();
    expect(sentRequests('register'), 'the account is not made twice').toHaveLength(1);
  },
};

async function askForCode(): Promise<void> {
  await open(paths.forgotPassword, { Email: DEMO_ACCOUNT.email });
  await press('Send OTP');
  await heading('Reset password');
}

const forgotPassword: Walk = {
  title: 'ask for a code (6.4)',
  call: 'forgotPassword',
  before: () => open(paths.forgotPassword, { Email: DEMO_ACCOUNT.email }),
  make: () => press('Send OTP'),
  fails: says('Server error. Please try again later.', { Email: DEMO_ACCOUNT.email }),
  recovers: async () => {
    await press('Send OTP');
    await heading('Reset password');
  },
};

const NEW_PASSWORD = 'Cedar-And-Smoke-1';
const newPassword = { 'New password': NEW_PASSWORD, 'Confirm password': NEW_PASSWORD };

const resetPassword: Walk = {
  title: 'reset the password (6.20)',
  call: 'resetPassword',
  before: async () => {
    await askForCode();
    await fill({ OTP: newestCode(), ...newPassword });
  },
  make: () => press('Reset password'),
  fails: says('Server error. Please try again.', newPassword),
  recovers: async () => {
    await press('Reset password');
    await reads('Password reset successful!');
  },
  recoversFromLoss: async () => {
    // A used code is invalid, and the new password is already set.
    await press('Reset password');
    await reads('Invalid OTP.');
    await follow('Login');
    await heading('Login');
    await fill({ ...credentials, Password: NEW_PASSWORD });
    await press('Login');
    await at(paths.home);
  },
};

async function openVerify(): Promise<void> {
  await askForCode();
  fireEvent.click(main().getByRole('link', { name: 'Check the code first, or get a new one' }));
  await heading('Verify OTP');
}

const verifyOtp: Walk = {
  title: 'check a code (6.12)',
  call: 'verifyOtp',
  before: async () => {
    await openVerify();
    await fill({ OTP: newestCode() });
  },
  make: () => press('Verify OTP'),
  fails: () => says('Server error. Please try again later.', { OTP: newestCode() })(),
  recovers: async () => {
    await press('Verify OTP');
    await alerts('OTP verified successfully!');
    await heading('Reset password');
  },
};

async function resend(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(OTP_RESEND_WAIT_MS));
  await press('Resend OTP');
}

/** Resending takes two calls, and fails if either of them fails. */
const resendBy = (title: string, call: 'email' | 'updateOtp'): Walk => ({
  title,
  call,
  timed: true,
  before: openVerify,
  make: resend,
  fails: async () => {
    await alerts('Failed to resend OTP. Please try again later.');
    expectLogged(/The code could not be sent again/);
    expect(address()).toBe(paths.verifyOtp);
  },
  recovers: async () => {
    await resend();
    await alerts('OTP has been resent successfully.');
  },
});

/** Opens a page that only loads the customer's cart, and waits until the cart is stored. */
async function openAsCustomer(): Promise<void> {
  storeSession();
  await open(paths.cookies);
  await waitFor(() => expect(localStorage.getItem('cart')).not.toBeNull());
}

const latestOrder = () => waitFor(() => main().getByRole('region', { name: 'Latest order' }));

const orders: Walk = {
  title: 'see the orders (12.8)',
  call: 'orders',
  before: openAsCustomer,
  make: () => follow('Orders'),
  fails: () => reads('Failed to load orders.'),
  recovers: () => press('Try again').then(latestOrder),
};

const profile: Walk = {
  title: 'see the profile (15.2)',
  call: 'profile',
  before: openAsCustomer,
  make: () => follow('Profile'),
  fails: () => reads('Failed to load profile. Please try again.'),
  recovers: () => press('Try again').then(() => reads(DEMO_ACCOUNT.name)),
};

const fillTwo = (): void => fillCart({ 'Classic Musk': 1, 'Amber Nights': 1 });
const rows = (count: number) =>
  waitFor(() => expect(main().queryAllByRole('button', { name: /^Remove / })).toHaveLength(count));

const cart: Walk = {
  title: 'see the cart (11.15)',
  call: 'cart',
  before: async () => {
    fillTwo();
    await openAsCustomer();
  },
  make: () => open(paths.cart),
  fails: async () => {
    await heading('Your Cart is Empty');
    await reads('Your cart could not be loaded.');
    expectLogged(/Failed to load the cart/);
  },
  recovers: async () => {
    await press('Try again');
    await rows(2);
  },
};

const products: Walk = {
  title: 'see the catalogue (8.18)',
  call: 'products',
  before: () => open(paths.cookies),
  make: () => open(paths.products),
  fails: async () => {
    await reads('Launching Soon...');
    expectLogged(/Failed to load products/);
    await reads('New Collections');
  },
  recovers: async () => {
    await press('Try again');
    await waitFor(() => main().getAllByRole('button', { name: /^Add to Cart/ }));
  },
};

const ADD = 'Add to Cart: Amber Nights';
const ADDED = 'Amber Nights added to cart.';

const cartAdd: Walk = {
  title: 'add to the cart (10.5)',
  call: 'cartAdd',
  before: async () => {
    storeSession();
    await open(paths.amberNights);
    await waitFor(() => main().getByRole('button', { name: ADD }));
    await waitFor(() => expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(['cart', 'seen'])));
  },
  make: () => press(ADD),
  fails: async () => {
    await logged(/Failed to add to the cart/);
    await idle(ADD);
    expect(alertText()).not.toContain(ADDED);
    expect(
      within(screen.getAllByRole('banner')[0] ?? document.body).getByRole('link', { name: 'Cart' }),
    ).toBeVisible();
  },
  recovers: () => press(ADD).then(() => alerts(ADDED)),
};

async function openCart(): Promise<void> {
  fillTwo();
  storeSession();
  await open(paths.cart);
  await rows(2);
}

/** Presses a button that asks for confirmation, and answers Yes. */
async function pressAndConfirm(name: string): Promise<void> {
  await press(name);
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
}

/** Shows the page again, as if from the back/forward cache. */
function showAgain(): void {
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}

const lastStatus = (call: CallName, status: number) =>
  waitFor(() => expect(sentRequests(call).at(-1)?.status).toBe(status));

// Removals take effect locally even if the server fails (behaviour 11.7, 11.8).

const cartDelete: Walk = {
  title: 'remove from the cart (11.7)',
  call: 'cartDelete',
  before: openCart,
  make: () => pressAndConfirm('Remove Amber Nights'),
  fails: async () => {
    await rows(1);
    expect(main().queryByText('Amber Nights')).toBeNull();
    await logged(/Failed to remove from the cart/);
  },
  recovers: async () => {
    await pressAndConfirm('Remove Classic Musk');
    await heading('Your Cart is Empty');
    await lastStatus('cartDelete', 200);
  },
  changes: ['cart'],
};

const cartClear: Walk = {
  title: 'clear the cart (11.8)',
  call: 'cartClear',
  before: openCart,
  make: () => pressAndConfirm('Clear Cart'),
  fails: async () => {
    await heading('Your Cart is Empty');
    await logged(/Failed to clear the cart/);
  },
  recovers: async () => {
    // The server still has the row, and is asked again.
    showAgain();
    await rows(2);
    await pressAndConfirm('Clear Cart');
    await lastStatus('cartClear', 200);
  },
  recoversFromLoss: async () => {
    showAgain();
    await heading('Your Cart is Empty');
  },
  changes: ['cart'],
};

const order: Walk = {
  title: 'place an order (10.10, 10.11, 16.21)',
  call: 'order',
  before: openCart,
  make: () => press('Checkout'),
  fails: async () => {
    await alerts(
      'Failed to place order. Please try again. It may have been placed: look at Your Orders first.',
    );
    await logged(/Failed to place the order/);
    await rows(2);
    await idle('Checkout');
  },
  recovers: async () => {
    await press('Checkout');
    await at(paths.orders);
    await alerts('Order placed successfully!');
  },
  recoversFromLoss: async () => {
    fireEvent.click(screen.getByRole('link', { name: 'Your Orders' }));
    await at(paths.orders);
    const placed = currentState().orders[DEMO_ACCOUNT.id]?.[0]?.orderId;
    await waitFor(() =>
      expect(main().getByRole('region', { name: 'Latest order' })).toHaveTextContent(String(placed)),
    );
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
  before: () => open(paths.contact, message),
  make: () => press('Send Message'),
  fails: async () => {
    await logged(/The message could not be sent/);
    await idle('Send Message');
    expect(main().queryByText(THANKS)).toBeNull();
    expect(alertText().trim()).toBe('');
    expectTyped(message);
  },
  recovers: () => press('Send Message').then(() => reads(THANKS)),
};

const email = { Email: 'ada@example.com' };

const notifyMe: Walk = {
  title: 'ask to be notified (14.13)',
  call: 'email',
  before: async () => {
    await open(paths.home);
    await press('Notify Me When Live');
    await fill(email);
  },
  make: () => press('Notify Me'),
  fails: async () => {
    await reads('Something went wrong. Please try again later.');
    expectLogged(/Failed to send the address of Notify Me/);
    expectTyped(email);
  },
  recovers: async () => {
    await press('Notify Me');
    await reads('Thank you! We will write to you when we are live.');
  },
};

const LOADING = 'Loading animation...';

const animation: Walk = {
  title: 'see the animation (7.12)',
  call: 'animation',
  timed: true,
  before: async () => {
    await open(paths.home);
    await reads(LOADING);
  },
  make: async () => scrollToEnd(),
  fails: async () => {
    await waitFor(async () => {
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expectLogged(/^Failed to load animation: network$/);
    });
    await reads('Launching Soon...');
    await reads(LOADING);
  },
  recovers: async () => {
    await follow('Contact');
    await heading('Contact');
    await follow('Home');
    await reads(LOADING);
    scrollToEnd();
    await waitFor(() => main().getByRole('button', { name: 'Pause animation' }));
    expect(main().queryByText(LOADING)).toBeNull();
  },
};

/** A way through the shop for each call. */
const walks: readonly Walk[] = [
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

/** The stored entries, except the keys that the walk changes. */
const stored = ({ changes = [] }: Walk) =>
  [localStorage, sessionStorage].map((area) =>
    Object.entries(area)
      .filter(([key]) => !changes.includes(key))
      .sort(),
  );

/** Takes a walk with a broken connection. The stored entries stay the same, and no call is sent twice. */
async function walk(way: Walk, fault: 'reset' | 'lost'): Promise<void> {
  const { call } = way;
  if (way.timed) vi.useFakeTimers({ shouldAdvanceTime: true });
  await way.before();
  const before = stored(way);
  const already = sentRequests(call).length;
  setFault({ endpoint: call, fault });
  await way.make();
  await waitFor(() => expect(sentRequests(call).length).toBeGreaterThan(already));
  await way.fails();
  expect(stored(way)).toEqual(before);
  expect(sentRequests(call), 'it is not sent again by itself').toHaveLength(already + 1);
  clearFaults();
  await ((fault === 'lost' && way.recoversFromLoss) || way.recovers)();
}

beforeEach(() => mockServer.use(...createHandlers('intercepted', env.animationUrl)));

describe('each screen whose call breaks shows an error, loses nothing, and works again', () => {
  it.each(walks)('$title', (way) => walk(way, 'reset'));
});

describe('each screen notices what the server has done if only the answer was lost', () => {
  it.each(walks.filter(({ recoversFromLoss }) => recoversFromLoss))('$title', (way) => walk(way, 'lost'));
});

it('each call is made by a screen', () => {
  const calls = [...Object.keys(endpoints), 'email', 'animation'];
  expect([...new Set(walks.map(({ call }) => call))].sort()).toEqual(calls.sort());
});
