import { isEmail } from '../../shop/forms/validation';
import { ok, Refusal } from '../answers';
import { requireAccount, type Call } from '../call';
import { passwordField, textField } from '../requestBody';
import { newId } from '../sandboxes';
import type { Route } from '../serve';
import type { Account, Sandbox } from '../types';

const TOKEN_LIFE_MS = 60 * 60 * 1000;

/** Finds the account with an e-mail address, ignoring case. */
export function accountOf(sandbox: Sandbox, email: string): Account | undefined {
  return sandbox.accounts.find((account) => account.email.toLowerCase() === email.toLowerCase());
}

/**
 * Reads the e-mail address in a body.
 * @throws Refusal 400 if it is missing or invalid
 */
export function requireAddress(call: Call): string {
  const email = textField(call.fields, 'email');
  if (email === '') throw new Refusal(400, 'Email is required.');
  if (!isEmail(email)) throw new Refusal(400, 'Please provide a valid email address.');
  return email;
}

/** Starts a session of an account. @returns its token */
export function openSession(sandbox: Sandbox, account: Account): string {
  const token = `mock.${crypto.randomUUID()}`;
  sandbox.tokens.set(token, { userId: account.id, expiresAt: Date.now() + TOKEN_LIFE_MS });
  return token;
}

const login: Route = {
  method: 'post',
  answer: ({ sandbox, fields }) => {
    const name = textField(fields, 'email', 'username');
    const password = passwordField(fields, 'password');
    if (name === '' || password === '') throw new Refusal(400, 'Email and password are required.');
    const account =
      accountOf(sandbox, name) ??
      sandbox.accounts.find((other) => other.name.toLowerCase() === name.toLowerCase());
    if (account?.password !== password) throw new Refusal(401, 'Invalid email or password.');
    const token = openSession(sandbox, account);
    return ok({
      message: 'Login successful!',
      user: { _id: account.id, name: account.name, email: account.email },
      token,
    });
  },
};

const register: Route = {
  method: 'post',
  answer: (call) => {
    const { sandbox, fields } = call;
    const name = textField(fields, 'name');
    const password = passwordField(fields, 'password');
    if (name === '' || password === '' || textField(fields, 'email') === '') {
      throw new Refusal(400, 'Name, email and password are required.');
    }
    const email = requireAddress(call);
    if (accountOf(sandbox, email)) throw new Refusal(409, 'An account with this email already exists.');
    sandbox.accounts.push({ id: newId(sandbox, 'user'), name, email, password });
    return ok({ message: 'Registration successful.' }, 201);
  },
};

const profile: Route = {
  method: 'get',
  answer: (call) => {
    const { id, name, email } = requireAccount(call);
    return ok({ id, name, email });
  },
};

export const accountRoutes = { login, register, profile };
