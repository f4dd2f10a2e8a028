import { act, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { DEMO_ACCOUNT, inbox, sentRequests } from '../../../src/mocks/node';
import { renderApp } from '../../helpers/app';
import type { Kind } from '../kinds';
import { endsSession, type Outcome, type Walk } from './cell';
import { alerts, at, click, fill, follow, heading, logIn, note, reads, typed } from './steps';

const EMAIL = DEMO_ACCOUNT.email;
const NEW_PASSWORD = 'Cedar-And-Smoke-1';
const SESSION_KEYS = ['user', 'token', 'userId', 'cart'];

const open = async (path: string, title: string, state?: unknown): Promise<void> => {
  renderApp(path, { state });
  await heading(title);
};

/** Whether the call fails at all: of these answers nothing but the status counts. */
const fails = ({ sort }: Kind): boolean => sort === 'unreachable' || sort === 'refused';

/** What a form says: the server's words, or its fallback (behaviour 17.8). */
const wordsFor = (kind: Kind, refused: string, unreachable: string): string =>
  kind.sort === 'refused' ? kind.words || refused : unreachable;

const credentials = { 'Email or username': EMAIL, Password: DEMO_ACCOUNT.password };

const login: Walk = {
  title: 'POST login',
  before: async () => {
    await open('/login', 'Login');
    for (const [label, value] of Object.entries(credentials)) fill(label, value);
  },
  make: () => click('Login'),
  sees: async (kind) => {
    if (kind.sort === 'late' || ['extra', 'stringNumbers', 'NaN', 'markup'].includes(String(kind.fault))) {
      await at('/');
      await alerts('Login successful!');
      return { changes: SESSION_KEYS };
    }
    const unreadable = 'Unexpected server response. Please try again.';
    const unreachable = 'Server error. Please try again later.';
    await reads(fails(kind) ? wordsFor(kind, 'Login failed (500).', unreachable) : unreadable);
    typed(credentials);
    return {};
  },
  recovers: async () => {
    if (window.location.pathname === '/') return;
    await click('Login');
    await at('/');
    await alerts('Login successful!');
  },
};

const account = {
  Name: 'Ada Martin',
  Email: 'ada@example.com',
  Password: 'Quiet-Water-3',
  'Confirm password': 'Quiet-Water-3',
};

async function openRegister(): Promise<void> {
  await open('/register', 'Register');
  for (const [label, value] of Object.entries(account)) fill(label, value);
}

const register: Walk = {
  title: 'POST register',
  before: openRegister,
  make: () => click('Register'),
  sees: async (kind) => {
    if (!fails(kind)) {
      await at('/');
      await alerts('Login successful!');
      return { changes: SESSION_KEYS };
    }
    if (endsSession(kind)) {
      await at('/login');
      return {};
    }
    await reads(wordsFor(kind, 'Registration failed.', 'Something went wrong. Please try again later.'));
    typed(account);
    return {};
  },
  recovers: async (kind) => {
    if (!fails(kind)) return;
    if (endsSession(kind)) return logIn();
    if (kind.fault === 'lost') {
      // The account is there already, which the server says.
      await click('Register');
      await reads('An account with this email already exists.');
      fill('Email', 'ada.martin@example.com');
    }
    await click('Register');
    await at('/');
  },
};

/** The login that follows a registration has texts of its own. */
const firstLogin: Walk = {
  title: 'POST login after registration',
  before: openRegister,
  make: () => click('Register'),
  sees: async (kind) => {
    if (kind.sort === 'late' || ['extra', 'stringNumbers', 'NaN', 'markup'].includes(String(kind.fault))) {
      await at('/');
      return { changes: SESSION_KEYS };
    }
    if (endsSession(kind)) {
      await at('/login');
      await alerts('Login after registration failed.');
      return {};
    }
    await reads('Login after registration failed.');
    typed(account);
    return {};
  },
  recovers: async (kind) => {
    if (window.location.pathname === '/') return;
    if (endsSession(kind)) return logIn();
    await click('Register');
    await at('/');
    expect(sentRequests('register'), 'the account is not made twice').toHaveLength(1);
  },
};

const forgot: Walk = {
  title: 'POST forgot-password',
  before: async () => {
    await open('/forgot-password', 'Forgot password');
    fill('Email', EMAIL);
  },
  make: () => click('Send OTP'),
  sees: async (kind) => {
    if (!fails(kind)) {
      await heading('Reset password');
      return { changes: ['resetEmail'] };
    }
    if (endsSession(kind)) await at('/login');
    else {
      await reads(wordsFor(kind, 'Something went wrong.', 'Server error. Please try again later.'));
      typed({ Email: EMAIL });
    }
    return {};
  },
  recovers: async (kind) => {
    if (!fails(kind)) return;
    if (endsSession(kind)) return logIn();
    await click('Send OTP');
    await heading('Reset password');
  },
};

/** Has a code sent, as the forgot-password call does. */
async function askForCode(): Promise<string> {
  await fetch('/__mock/api/api/user/forgot-password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: EMAIL }),
  });
  return inbox().at(-1)?.otp ?? '';
}

const reset: Walk = {
  title: 'POST reset-password',
  before: async () => {
    await open('/reset-password', 'Reset password', { email: EMAIL, otp: await askForCode() });
    fill('New password', NEW_PASSWORD);
    fill('Confirm password', NEW_PASSWORD);
  },
  make: () => click('Reset password'),
  sees: async (kind) => {
    if (!fails(kind)) {
      await reads('Password reset successful!');
      return {};
    }
    if (endsSession(kind)) await at('/login');
    else {
      await reads(wordsFor(kind, 'Request failed (500).', 'Server error. Please try again.'));
      typed({ 'New password': NEW_PASSWORD, 'Confirm password': NEW_PASSWORD });
    }
    const retried = [400, 422, 500].includes(Number(kind.fault));
    expect(sentRequests('resetPassword')).toHaveLength(retried ? 2 : 1);
    return {};
  },
  recovers: async (kind) => {
    if (!fails(kind)) return;
    if (endsSession(kind)) return logIn();
    await click('Reset password');
    if (kind.fault !== 'lost') return reads('Password reset successful!');
    // A used code is not valid again, as the server says; the new password is set already.
    await reads('Invalid OTP.');
    follow('Login');
    await logIn(NEW_PASSWORD);
  },
};

const verify: Walk = {
  title: 'POST verify-otp',
  before: async () => {
    const code = await askForCode();
    await open('/verify-otp', 'Verify OTP', { email: EMAIL });
    fill('OTP', code);
  },
  make: () => click('Verify OTP'),
  sees: async (kind) => {
    if (!fails(kind)) {
      await heading('Reset password');
      await alerts('OTP verified successfully!');
    } else if (endsSession(kind)) await at('/login');
    else {
      await reads(wordsFor(kind, 'Invalid OTP. Please try again.', 'Server error. Please try again later.'));
      expect(screen.getByLabelText('OTP')).toHaveValue(inbox().at(-1)?.otp);
    }
    return {};
  },
  recovers: async (kind) => {
    if (!fails(kind)) return;
    if (endsSession(kind)) return logIn();
    await click('Verify OTP');
    await heading('Reset password');
  },
};

async function waitForResend(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(60_000));
}

/** The resend is two calls, and has failed when one of them has. */
const resendOf = (call: 'email' | 'updateOtp'): Walk => ({
  title: call === 'email' ? 'POST e-mail (resend)' : 'POST update-otp',
  before: async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open('/verify-otp', 'Verify OTP', { email: EMAIL });
    await waitForResend();
  },
  make: async () => {
    await click('Resend OTP');
    await waitFor(() => expect(sentRequests(call)).toHaveLength(1));
  },
  sees: async (kind): Promise<Outcome> => {
    if (!fails(kind)) {
      await alerts('OTP has been resent successfully.');
      return {};
    }
    await alerts('Failed to resend OTP. Please try again later.');
    if (call === 'updateOtp' && endsSession(kind)) await at('/login');
    return { logs: /The code could not be sent again/ };
  },
  recovers: async (kind) => {
    if (!fails(kind)) return;
    if (call === 'updateOtp' && endsSession(kind)) return logIn();
    await waitForResend();
    await click('Resend OTP');
    await alerts('OTP has been resent successfully.');
  },
});

const message = {
  'First name': 'Ada',
  'Last name': 'Martin',
  Email: 'ada@example.com',
  Message: 'Is Royal Oud coming back?',
};
const THANKS = "Thank you for reaching out! We'll get back to you soon.";

const contact: Walk = {
  title: 'POST e-mail (contact)',
  before: async () => {
    renderApp('/contact');
    await screen.findByRole('button', { name: 'Send Message' });
    for (const [label, value] of Object.entries(message)) fill(label, value);
  },
  make: async () => {
    await click('Send Message');
    await waitFor(() => expect(sentRequests('email')).toHaveLength(1));
  },
  sees: async (kind) => {
    if (!fails(kind)) {
      await reads(THANKS);
      return {};
    }
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send Message' })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    note('no message');
    expect(screen.queryByText(THANKS)).toBeNull();
    expect(
      screen
        .queryAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('');
    typed(message);
    return { logs: /The message could not be sent/ };
  },
  recovers: async (kind) => {
    if (!fails(kind)) return;
    await click('Send Message');
    await reads(THANKS);
  },
};

export const formWalks: readonly Walk[] = [
  login,
  register,
  firstLogin,
  forgot,
  reset,
  verify,
  resendOf('email'),
  resendOf('updateOtp'),
  contact,
];
