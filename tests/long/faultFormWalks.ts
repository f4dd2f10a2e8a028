import { OTP_RESEND_WAIT_MS } from '../../src/config/constants';
import { paths } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { isUnanswered, type BrowserWalk, type Shop } from './faultCell';
import { alerts, at, fill, follow, heading, isIdle, logged, main, press, reads, typed } from './faultSteps';
import { expect } from '../e2e/fixtures';
import { logIn } from '../e2e/shopper';
import { askForCode } from '../e2e/states';

const { email, password } = DEMO_ACCOUNT;
const SESSION_KEYS = ['user', 'token', 'userId', 'cart'];
const NEW_PASSWORD = 'Cedar-And-Smoke-1';

const open = async (shop: Shop, path: string, values: Readonly<Record<string, string>>): Promise<void> => {
  await shop.page.goto(path);
  await fill(shop, values);
};

const credentials = { 'Email or username': email, Password: password };

const login: BrowserWalk = {
  title: 'POST login',
  before: (shop) => open(shop, paths.login, credentials),
  make: (shop) => press(shop, 'Login'),
  sees: async (shop, kind) => {
    if (kind.sort === 'late') return alerts(shop, 'Login successful!');
    await typed(shop, credentials);
    const refused = kind.sort === 'refused';
    return reads(shop, refused ? 'Something broke on our side.' : 'Server error. Please try again later.');
  },
  recovers: async (shop, kind) => {
    if (isUnanswered(kind)) await press(shop, 'Login');
    await at(shop, paths.home);
    await alerts(shop, 'Login successful!');
  },
  changes: (kind) => (isUnanswered(kind) ? [] : SESSION_KEYS),
};

const account = {
  Name: 'Ada Martin',
  Email: 'ada@example.com',
  Password: 'Quiet-Water-3',
  'Confirm password': 'Quiet-Water-3',
};

const register: BrowserWalk = {
  title: 'POST register',
  before: (shop) => open(shop, paths.register, account),
  make: (shop) => press(shop, 'Register'),
  sees: async (shop) => {
    const text = await reads(shop, 'Something went wrong. Please try again later.');
    await typed(shop, account);
    return text;
  },
  recovers: async (shop) => {
    if ((await shop.mock.state()).users.some((user) => user.email === account.Email)) {
      // The account is there although no answer came, which the server says.
      await press(shop, 'Register');
      await reads(shop, 'An account with this email already exists.');
      await fill(shop, { Email: 'ada.martin@example.com' });
    }
    await press(shop, 'Register');
    await at(shop, paths.home);
  },
};

/** The login that follows a registration has a text of its own. */
const firstLogin: BrowserWalk = {
  title: 'POST login after registration',
  before: (shop) => open(shop, paths.register, account),
  make: (shop) => press(shop, 'Register'),
  sees: async (shop) => {
    const text = await reads(shop, 'Login after registration failed.');
    await typed(shop, account);
    return text;
  },
  recovers: async (shop) => {
    await press(shop, 'Register');
    await at(shop, paths.home);
    expect(await shop.mock.requests('register'), 'the account is not made twice').toHaveLength(1);
  },
};

const forgot: BrowserWalk = {
  title: 'POST forgot-password',
  before: (shop) => open(shop, paths.forgotPassword, { Email: email }),
  make: (shop) => press(shop, 'Send OTP'),
  sees: async (shop) => {
    const text = await reads(shop, 'Server error. Please try again later.');
    await typed(shop, { Email: email });
    return text;
  },
  recovers: async (shop) => {
    await press(shop, 'Send OTP');
    await heading(shop, 'Reset password');
  },
};

const newPassword = { 'New password': NEW_PASSWORD, 'Confirm password': NEW_PASSWORD };

const reset: BrowserWalk = {
  title: 'POST reset-password',
  before: async (shop) => {
    await shop.page.goto(paths.forgotPassword);
    await askForCode(shop.page);
    await fill(shop, { OTP: await shop.mock.newestCode(email), ...newPassword });
  },
  make: (shop) => press(shop, 'Reset password'),
  sees: async (shop) => {
    const text = await reads(shop, 'Server error. Please try again.');
    await typed(shop, newPassword);
    return text;
  },
  recovers: async (shop, { fault }) => {
    await press(shop, 'Reset password');
    if (fault !== 'lost' && fault !== 'cut') return reads(shop, 'Password reset successful!');
    // A code that was used is one no more, which the server says; the password is the new one already.
    await reads(shop, 'Invalid OTP.');
    await follow(shop, 'Login');
    await logIn(shop.page, email, NEW_PASSWORD);
    return at(shop, paths.home);
  },
};

async function openVerify(shop: Shop): Promise<void> {
  await shop.page.goto(paths.forgotPassword);
  await askForCode(shop.page);
  await main(shop).getByRole('link', { name: 'Check the code first, or get a new one' }).click();
  await at(shop, paths.verifyOtp);
}

const verify: BrowserWalk = {
  title: 'POST verify-otp',
  before: async (shop) => {
    await openVerify(shop);
    await fill(shop, { OTP: await shop.mock.newestCode(email) });
  },
  make: (shop) => press(shop, 'Verify OTP'),
  sees: async (shop) => {
    const text = await reads(shop, 'Server error. Please try again later.');
    await typed(shop, { OTP: await shop.mock.newestCode(email) });
    return text;
  },
  recovers: async (shop) => {
    await press(shop, 'Verify OTP');
    await alerts(shop, 'OTP verified successfully!');
    await at(shop, paths.resetPassword);
  },
};

const RESENT = 'OTP has been resent successfully.';

async function resend(shop: Shop): Promise<void> {
  await expect(main(shop).getByText(/^Resend OTP in \d+s$/)).toBeVisible();
  await shop.page.clock.fastForward(OTP_RESEND_WAIT_MS);
  await press(shop, 'Resend OTP');
}

/** The resend is two calls, and has failed when one of them has. */
const resendOf = (title: 'POST e-mail (resend)' | 'POST update-otp'): BrowserWalk => ({
  title,
  before: async (shop) => {
    await shop.page.clock.install();
    await openVerify(shop);
  },
  make: resend,
  sees: (shop) => alerts(shop, 'Failed to resend OTP. Please try again later.'),
  recovers: async (shop) => {
    await resend(shop);
    await alerts(shop, RESENT);
  },
});

const message = {
  'First name': 'Ada',
  'Last name': 'Martin',
  Email: 'ada@example.com',
  Message: 'Is Royal Oud coming back?',
};
const THANKS = "Thank you for reaching out! We'll get back to you soon.";

const contact: BrowserWalk = {
  title: 'POST e-mail (contact)',
  before: (shop) => open(shop, paths.contact, message),
  make: (shop) => press(shop, 'Send Message'),
  sees: async (shop, { fault }) => {
    if (fault === 'slow') return reads(shop, THANKS);
    await logged(shop, 'The message could not be sent');
    await isIdle(shop, 'Send Message');
    await expect(shop.page.getByRole('alert')).toHaveText('');
    await typed(shop, message);
    return 'no message';
  },
  recovers: async (shop, { fault }) => {
    if (fault === 'slow') return;
    await press(shop, 'Send Message');
    await reads(shop, THANKS);
  },
};

export const formWalks: readonly BrowserWalk[] = [
  login,
  register,
  firstLogin,
  forgot,
  reset,
  verify,
  resendOf('POST e-mail (resend)'),
  resendOf('POST update-otp'),
  contact,
];
