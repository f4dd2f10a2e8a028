import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customerVersion } from '#shop/session/customerVersion';
import {
  endSession,
  getSession,
  handleUnauthorized,
  onCustomerLeft,
  subscribeToSession,
  refreshSession,
  restartSessionSignal,
  sessionSignal,
  startSession,
} from '#shop/session/sessionStore';

const session = (id: string, token: string) => ({
  user: { id, name: id, email: `${id}@example.com` },
  token,
});
const ADA = session('ada', 'adas');
const BEN = session('ben', 'bens');

/** Replaces the stored session, as another tab does. */
function storeElsewhere(next: typeof ADA | null): void {
  localStorage.clear();
  if (next) {
    localStorage.setItem('user', JSON.stringify(next.user));
    localStorage.setItem('token', next.token);
  }
  refreshSession();
}

beforeEach(() => storeElsewhere(null));
afterEach(() => storeElsewhere(null));

/** Each change from ADA's session, and what the listeners hear of it. */
const CHANGES: [what: string, change: () => void, how: string][] = [
  ['a logout', () => endSession(), 'left'],
  ['a 401', () => handleUnauthorized({ authorization: `Bearer ${ADA.token}` }), 'unauthorized'],
  ['another customer logs in', () => startSession(BEN), 'left'],
  ['a logout in another tab', () => storeElsewhere(null), 'left'],
  ['another customer logs in in another tab', () => storeElsewhere(BEN), 'left'],
  ['a new login of the same customer', () => startSession(session('ada', 'newer')), 'renewed'],
  [
    'a new login of the same customer in another tab',
    () => storeElsewhere(session('ada', 'newer')),
    'renewed',
  ],
];

describe.each(CHANGES)('%s', (_, change, how) => {
  const leaves = how !== 'renewed';
  beforeEach(() => startSession(ADA));

  it(`${leaves ? 'is' : 'is not'} a departure, which discards typed text and what is in memory`, () => {
    const forget = vi.fn();
    onCustomerLeft(forget);
    const before = customerVersion();
    change();
    expect(customerVersion() !== before).toBe(leaves);
    expect(forget).toHaveBeenCalledTimes(leaves ? 1 : 0);
  });

  it('is told to the listeners once, after it has happened, and cancels the calls of before', () => {
    const heard: unknown[] = [];
    const signal = sessionSignal();
    const stop = subscribeToSession((kind) => {
      heard.push(kind, getSession());
      expect(signal.aborted).toBe(true);
    });
    change();
    stop();
    expect(heard).toEqual([how, getSession()]);
    expect(signal.reason).toMatchObject({ failure: 'aborted' });
    expect(sessionSignal().aborted).toBe(false);
  });
});

describe('a login of a guest', () => {
  it('is no departure, and keeps what is in memory: the perfume that the guest wanted', () => {
    const forget = vi.fn();
    onCustomerLeft(forget);
    const before = customerVersion();
    startSession(ADA);
    expect(customerVersion()).toBe(before);
    expect(forget).not.toHaveBeenCalled();
  });

  it('cancels the earlier login that is still running', () => {
    const first = restartSessionSignal();
    const second = restartSessionSignal();
    expect([first.aborted, second.aborted]).toEqual([true, false]);
    startSession(ADA);
    expect(second.aborted).toBe(true);
  });
});

it('reading an unchanged session again tells nobody and cancels nothing', () => {
  startSession(ADA);
  const heard = vi.fn();
  const stop = subscribeToSession(heard);
  const signal = sessionSignal();
  refreshSession();
  stop();
  expect(heard).not.toHaveBeenCalled();
  expect(signal.aborted).toBe(false);
});

it('a refused token of before ends no session that another tab has just started', () => {
  startSession(ADA);
  localStorage.setItem('user', JSON.stringify(BEN.user));
  localStorage.setItem('token', BEN.token);
  handleUnauthorized({ authorization: `Bearer ${ADA.token}` });
  expect(getSession()).toEqual(BEN);
  expect(localStorage.getItem('token')).toBe(BEN.token);
});

it('a listener that was removed hears nothing', () => {
  const heard = vi.fn();
  subscribeToSession(heard)();
  startSession(ADA);
  expect(heard).not.toHaveBeenCalled();
});
