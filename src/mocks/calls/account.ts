import { HttpResponse } from 'msw';
import { OTP_LENGTH, OTP_MAX, OTP_MIN } from '#config/constants';
import { isEmail } from '#lib/validation';
import { passwordField, Refusal, requireAccount, textField, type Answer, type Call } from '../call';
import { accountOf, newId, createToken } from '../store';
import type { Account } from '../types';

function requireAddress({ fields }: Call): string {
  const email = textField(fields, 'email');
  if (email === '') throw new Refusal(400, 'Email is required.');
  if (!isEmail(email)) throw new Refusal(400, 'Please provide a valid email address.');
  return email;
}

export const login: Answer = ({ sandbox, fields }) => {
  const name = textField(fields, 'email');
  const password = passwordField(fields, 'password');
  if (name === '' || password === '') throw new Refusal(400, 'Email and password are required.');
  const isNamed = (account: Account): boolean => account.name.toLowerCase() === name.toLowerCase();
  const account = accountOf(sandbox, name) ?? sandbox.accounts.find(isNamed);
  if (account?.password !== password) throw new Refusal(401, 'Invalid email or password.');
  const user = { _id: account.id, name: account.name, email: account.email };
  return { message: 'Login successful!', user, token: createToken(sandbox, account) };
};

export const register: Answer = (call) => {
  const { sandbox, fields } = call;
  const name = textField(fields, 'name');
  const password = passwordField(fields, 'password');
  if (name === '' || password === '' || textField(fields, 'email') === '')
    throw new Refusal(400, 'Name, email and password are required.');
  const email = requireAddress(call);
  if (accountOf(sandbox, email)) throw new Refusal(409, 'An account with this email already exists.');
  sandbox.accounts.push({ id: newId(sandbox, 'user'), name, email, password });
  return HttpResponse.json({ message: 'Registration successful.' }, { status: 201 });
};

export const profile: Answer = (call) => {
  const { id, name, email } = requireAccount(call);
  return { _id: id, name, email };
};

export const forgotPassword: Answer = (call) => {
  const { sandbox } = call;
  const to = requireAddress(call);
  const account = accountOf(sandbox, to);
  const otp = account ? String(OTP_MIN + Math.floor(Math.random() * (OTP_MAX - OTP_MIN + 1))) : null;
  if (account && otp !== null) sandbox.codes.set(account.id, otp);
  const text = otp === null ? 'This address has no account with us.' : `Your code is ${otp}.`;
  sandbox.inbox.push({ to, text, otp });
  // The answer must not tell which addresses have an account, so it is the same for all.
  return { message: 'If an account exists for this address, a code is on its way.' };
};

export const verifyOtp: Answer = ({ sandbox, fields }) => {
  const email = textField(fields, 'email');
  const code = textField(fields, 'otp');
  if (email === '' || code === '') throw new Refusal(400, 'Email and OTP are required.');
  const account = accountOf(sandbox, email);
  if (sandbox.codes.get(account?.id ?? '') !== code) throw new Refusal(400, 'Invalid OTP.');
  return { message: 'OTP verified.' };
};

export const updateOtp: Answer = (call) => {
  const email = requireAddress(call);
  const code = textField(call.fields, 'otp');
  if (!new RegExp(`^\\d{${OTP_LENGTH}}$`).test(code)) throw new Refusal(400, 'OTP must be 6 digits.');
  const account = accountOf(call.sandbox, email);
  if (account) call.sandbox.codes.set(account.id, code);
  return { message: 'OTP updated.' };
};

/** The code says whose password is set; if the body has an e-mail too, it must be that account's. */
export const resetPassword: Answer = ({ sandbox, fields }) => {
  const code = textField(fields, 'OTP');
  const password = passwordField(fields, 'newPassword', 'password');
  const confirmation = passwordField(fields, 'confirmPassword', 'confirm_password');
  if (code === '' || password === '' || confirmation === '')
    throw new Refusal(400, 'OTP, new password and confirmation are required.');
  const email = textField(fields, 'email').toLowerCase();
  const account = sandbox.accounts.find(
    (one) => sandbox.codes.get(one.id) === code && (email === '' || one.email.toLowerCase() === email),
  );
  if (!account) throw new Refusal(400, 'Invalid OTP.');
  if (password !== confirmation) throw new Refusal(400, 'Passwords do not match.');
  sandbox.codes.delete(account.id);
  account.password = password;
  for (const [token, userId] of sandbox.tokens) if (userId === account.id) sandbox.tokens.delete(token);
  return { message: 'Password reset successful!' };
};
