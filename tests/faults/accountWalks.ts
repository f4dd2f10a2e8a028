import assert from 'node:assert/strict';
import { paths } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { hasFailed, type Walk } from './cell';
import type { Kind } from './kinds';
import type { Outcome } from './outcomes';
import type { Shop } from './shop';
import { alerts, at, fill, press, reads, typed } from './steps';

/** Logging in and registering. */

const SESSION_KEYS = ['user', 'token', 'userId', 'cart'];

/** What a form says: the server's words, or its own (behaviour 17.8). */
export const said = ({ sort, words }: Kind, refused: string, unreachable: string): string =>
  sort === 'refused' ? words || refused : unreachable;

const open = async (shop: Shop, path: string, values: Readonly<Record<string, string>>): Promise<void> => {
  await shop.open(path);
  await fill(shop, values);
};

const newSession = (outcome: Outcome): readonly string[] => (hasFailed(outcome) ? [] : SESSION_KEYS);

async function isIn(shop: Shop): Promise<string> {
  await at(shop, paths.home);
  return alerts(shop, 'Login successful!');
}

const credentials = { 'Email or username': DEMO_ACCOUNT.email, Password: DEMO_ACCOUNT.password };

const login: Walk = {
  title: 'POST login',
  before: (shop) => open(shop, paths.login, credentials),
  make: (shop) => press(shop, 'Login'),
  sees: async (shop, outcome, kind) => {
    if (!hasFailed(outcome)) return isIn(shop);
    const unreachable =
      outcome === 'unreadable'
        ? 'Unexpected server response. Please try again.'
        : 'Server error. Please try again later.';
    const text = said(kind, 'Login failed (500).', unreachable);
    const seen = await reads(shop, text);
    await typed(shop, credentials);
    return seen;
  },
  recovers: async (shop) => {
    await press(shop, 'Login');
    await isIn(shop);
  },
  changes: newSession,
};

const account = {
  Name: 'Ada Martin',
  Email: 'ada@example.com',
  Password: 'Quiet-Water-3',
  'Confirm password': 'Quiet-Water-3',
};

const openRegister = (shop: Shop): Promise<void> => open(shop, paths.register, account);

const register: Walk = {
  title: 'POST register',
  before: openRegister,
  make: (shop) => press(shop, 'Register'),
  sees: async (shop, outcome, kind) => {
    if (!hasFailed(outcome)) return isIn(shop);
    if (outcome === 'session over') return at(shop, paths.login);
    const text = said(kind, 'Registration failed.', 'Something went wrong. Please try again later.');
    const seen = await reads(shop, text);
    await typed(shop, account);
    return seen;
  },
  recovers: async (shop, outcome) => {
    if (await shop.hasAccount(account.Email)) {
      // The account is there although no answer came, which the server says.
      await press(shop, 'Register');
      await reads(shop, 'An account with this email already exists.');
      await fill(shop, { Email: 'ada.martin@example.com' });
    }
    assert.equal(await shop.hasAccount(account.Email), outcome === 'lost', 'the account was made');
    await press(shop, 'Register');
    await at(shop, paths.home);
  },
  changes: newSession,
};

/** The login that follows a registration has a text of its own. */
const firstLogin: Walk = {
  title: 'POST login after registration',
  before: openRegister,
  make: (shop) => press(shop, 'Register'),
  sees: async (shop, outcome) => {
    if (!hasFailed(outcome)) return at(shop, paths.home);
    const failed = 'Login after registration failed.';
    if (outcome === 'session over') {
      await at(shop, paths.login);
      return alerts(shop, failed);
    }
    const seen = await reads(shop, failed);
    await typed(shop, account);
    return seen;
  },
  recovers: async (shop) => {
    await press(shop, 'Register');
    await at(shop, paths.home);
    assert.equal((await shop.statuses('register')).length, 1, 'the account is not made twice');
  },
  changes: newSession,
};

export const accountWalks: readonly Walk[] = [login, register, firstLogin];
