import { brand } from '#house/house';
import { OTP_LENGTH, OTP_MAX, OTP_MIN } from '../../config/constants';
import { ok, Refusal } from '../answers';
import type { Call } from '../call';
import { passwordField, textField } from '../requestBody';
import type { Route } from '../serve';
import type { Account, OneTimeCode, Sandbox } from '../types';
import { accountOf, requireAddress } from './account';

const CODE_LIFE_MS = 10 * 60 * 1000;

// The answer must not tell which addresses have an account, so it is the same for all.
const NEUTRAL = 'If an account exists for this address, a code is on its way.';

function keep(sandbox: Sandbox, account: Account, code: string): void {
  sandbox.codes.set(account.id, { code, expiresAt: Date.now() + CODE_LIFE_MS, used: false });
}

function mail(sandbox: Sandbox, to: string, text: string, otp: string | null): void {
  sandbox.inbox.push({
    at: new Date().toISOString(),
    to,
    subject: `Reset your ${brand} password`,
    text,
    otp,
    params: null,
  });
}

/** @throws Refusal 400 unless this is the account's code, unused and not expired */
function checkCode(stored: OneTimeCode | undefined, code: string): OneTimeCode {
  if (!stored || stored.used || stored.code !== code) throw new Refusal(400, 'Invalid OTP.');
  if (stored.expiresAt <= Date.now()) throw new Refusal(400, 'This OTP has expired. Request a new one.');
  return stored;
}

const forgotPassword: Route = {
  method: 'post',
  answer: (call) => {
    const { sandbox } = call;
    const email = requireAddress(call);
    const account = accountOf(sandbox, email);
    if (account) {
      const code = String(OTP_MIN + Math.floor(Math.random() * (OTP_MAX - OTP_MIN + 1)));
      keep(sandbox, account, code);
      mail(sandbox, account.email, `Your code is ${code}. It is good for 10 minutes.`, code);
    } else {
      mail(
        sandbox,
        email,
        'Someone asked for a new password, but this address has no account with us.',
        null,
      );
    }
    return ok({ message: NEUTRAL });
  },
};

const verifyOtp: Route = {
  method: 'post',
  answer: ({ sandbox, fields }) => {
    const email = textField(fields, 'email');
    const code = textField(fields, 'otp', 'OTP');
    if (email === '' || code === '') throw new Refusal(400, 'Email and OTP are required.');
    const account = accountOf(sandbox, email);
    checkCode(account && sandbox.codes.get(account.id), code);
    return ok({ message: 'OTP verified.' });
  },
};

const updateOtp: Route = {
  method: 'post',
  answer: (call) => {
    const email = requireAddress(call);
    const code = textField(call.fields, 'otp', 'OTP');
    if (!new RegExp(`^\\d{${OTP_LENGTH}}$`).test(code)) throw new Refusal(400, 'OTP must be 6 digits.');
    const account = accountOf(call.sandbox, email);
    if (account) keep(call.sandbox, account, code);
    return ok({ message: 'OTP updated.' });
  },
};

/** Finds the account that a valid code belongs to; if the body has an e-mail, only that address's account. */
function accountWithCode(call: Call, code: string): Account {
  const email = textField(call.fields, 'email').toLowerCase();
  const { accounts, codes } = call.sandbox;
  const account = accounts.find(
    ({ id, email: address }) =>
      codes.get(id)?.code === code && (email === '' || address.toLowerCase() === email),
  );
  if (!account) throw new Refusal(400, 'Invalid OTP.');
  return account;
}

const resetPassword: Route = {
  method: 'post',
  answer: (call) => {
    const { sandbox, fields } = call;
    const code = textField(fields, 'OTP', 'otp');
    const password = passwordField(fields, 'newPassword', 'password');
    const confirmation = passwordField(fields, 'confirmPassword', 'confirm_password');
    if (code === '' || password === '' || confirmation === '') {
      throw new Refusal(400, 'OTP, new password and confirmation are required.');
    }
    const account = accountWithCode(call, code);
    const stored = checkCode(sandbox.codes.get(account.id), code);
    if (password !== confirmation) throw new Refusal(400, 'Passwords do not match.');
    stored.used = true;
    account.password = password;
    for (const [token, { userId }] of sandbox.tokens) if (userId === account.id) sandbox.tokens.delete(token);
    return ok({ message: 'Password reset successful!' });
  },
};

export const recoveryRoutes = { forgotPassword, verifyOtp, updateOtp, resetPassword };
