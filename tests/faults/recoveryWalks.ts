import assert from 'node:assert/strict';
import { OTP_RESEND_WAIT_MS } from '../../src/config/constants';
import { paths } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { said } from './accountWalks';
import { hasFailed, type Walk } from './cell';
import type { Shop } from './shop';
import { alerts, askForCode, at, fill, follow, heading, logIn, press, reads, typed } from './steps';

/** The way back to an account. */

const NEW_PASSWORD = 'Cedar-And-Smoke-1';

const forgot: Walk = {
  title: 'POST forgot-password',
  before: async (shop) => {
    await shop.open(paths.forgotPassword);
    await fill(shop, { Email: DEMO_ACCOUNT.email });
  },
  make: (shop) => press(shop, 'Send OTP'),
  sees: async (shop, outcome, kind) => {
    if (!hasFailed(outcome)) return heading(shop, 'Reset password');
    if (outcome === 'session over') return at(shop, paths.login);
    const text = said(kind, 'Something went wrong.', 'Server error. Please try again later.');
    const seen = await reads(shop, text);
    await typed(shop, { Email: DEMO_ACCOUNT.email });
    return seen;
  },
  recovers: async (shop) => {
    await press(shop, 'Send OTP');
    await heading(shop, 'Reset password');
  },
  changes: (outcome) => (hasFailed(outcome) ? [] : ['resetEmail']),
};

const newPassword = { 'New password': NEW_PASSWORD, 'Confirm password': NEW_PASSWORD };
const RESET = 'Password reset successful!';

const reset: Walk = {
  title: 'POST reset-password',
  before: async (shop) => {
    await askForCode(shop);
    await fill(shop, { OTP: await shop.newestCode(), ...newPassword });
  },
  make: (shop) => press(shop, 'Reset password'),
  sees: async (shop, outcome, kind) => {
    if (!hasFailed(outcome)) return reads(shop, RESET);
    if (outcome === 'session over') return at(shop, paths.login);
    const text = said(kind, 'Request failed (500).', 'Server error. Please try again.');
    const seen = await reads(shop, text);
    await typed(shop, newPassword);
    return seen;
  },
  recovers: async (shop, outcome) => {
    await press(shop, 'Reset password');
    if (outcome !== 'lost') return reads(shop, RESET);
    // A used code is not valid again, as the server says; the new password is set already.
    await reads(shop, 'Invalid OTP.');
    await follow(shop, 'Login');
    return logIn(shop, NEW_PASSWORD);
  },
  changes: (outcome) => (hasFailed(outcome) ? [] : ['resetEmail']),
};

async function openVerify(shop: Shop): Promise<void> {
  await askForCode(shop);
  await shop.click({ role: 'link', name: 'Check the code first, or get a new one' });
  await heading(shop, 'Verify OTP');
}

const verify: Walk = {
  title: 'POST verify-otp',
  before: async (shop) => {
    await openVerify(shop);
    await fill(shop, { OTP: await shop.newestCode() });
  },
  make: (shop) => press(shop, 'Verify OTP'),
  sees: async (shop, outcome, kind) => {
    if (!hasFailed(outcome)) {
      await heading(shop, 'Reset password');
      return alerts(shop, 'OTP verified successfully!');
    }
    if (outcome === 'session over') return at(shop, paths.login);
    const text = said(kind, 'Invalid OTP. Please try again.', 'Server error. Please try again later.');
    const seen = await reads(shop, text);
    await typed(shop, { OTP: await shop.newestCode() });
    return seen;
  },
  recovers: async (shop) => {
    await press(shop, 'Verify OTP');
    await alerts(shop, 'OTP verified successfully!');
    await heading(shop, 'Reset password');
  },
};

const RESENT = 'OTP has been resent successfully.';

async function resend(shop: Shop): Promise<void> {
  await shop.pass(OTP_RESEND_WAIT_MS);
  await press(shop, 'Resend OTP');
}

/** The resend is two calls, and has failed when one of them has. */
const resendOf = (title: 'POST e-mail (resend)' | 'POST update-otp'): Walk => ({
  title,
  timed: true,
  before: openVerify,
  make: resend,
  sees: async (shop, outcome) => {
    if (!hasFailed(outcome)) return alerts(shop, RESENT);
    const seen = await alerts(shop, 'Failed to resend OTP. Please try again later.');
    await shop.logged(/The code could not be sent again/);
    if (outcome === 'session over') await at(shop, paths.login);
    else assert.equal(await shop.path(), paths.verifyOtp);
    return seen;
  },
  recovers: async (shop) => {
    await resend(shop);
    await alerts(shop, RESENT);
  },
});

export const recoveryWalks: readonly Walk[] = [
  forgot,
  reset,
  verify,
  resendOf('POST e-mail (resend)'),
  resendOf('POST update-otp'),
];
