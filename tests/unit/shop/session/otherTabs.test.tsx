import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { subscribeToOtherTabs, getSession, refreshSession } from '#shop/session/sessionStore';
import { otherTabWrites } from '../../../helpers/otherTab';

const ADA = { _id: 'a'.repeat(24), name: 'Ada', email: 'ada@example.com' };
const BEN = { _id: 'b'.repeat(24), name: 'Ben', email: 'ben@example.com' };

let stop = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('user', JSON.stringify(ADA));
  localStorage.setItem('token', 'adas');
  refreshSession();
  stop = subscribeToOtherTabs();
});

afterEach(() => {
  stop();
  localStorage.clear();
  refreshSession();
  vi.useRealTimers();
});

it('shows one customer or the other while another tab logs in, and never a logout', () => {
  const seen: (string | undefined)[] = [];
  for (const [key, text] of [
    ['token', null],
    ['user', JSON.stringify(BEN)],
    ['token', 'bens'],
  ] as const) {
    otherTabWrites(key, text);
    seen.push(getSession()?.user.id);
  }
  expect(seen).toEqual([ADA._id, ADA._id, BEN._id]);
  vi.advanceTimersByTime(5000);
  expect(getSession()?.token).toBe('bens');
});

it('ends the session if another tab does not complete its login', () => {
  otherTabWrites('token', null);
  expect(getSession()?.user.id).toBe(ADA._id);
  vi.advanceTimersByTime(1000);
  expect(getSession()).toBeNull();
});
