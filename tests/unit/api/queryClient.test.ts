import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../src/api/queryClient';
import { endSession, startSession } from '../../../src/api/sessionStore';

const queryKey = ['orders', 'u1'];
const orders = { queryKey, queryFn: () => Promise.resolve(['an order']) };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  endSession();
  vi.useRealTimers();
});

/** A list that has come and is on screen. @returns what takes it off the screen */
async function showOrders(): Promise<() => void> {
  const observer = new QueryObserver(queryClient, orders);
  const leave = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(['an order']));
  return leave;
}

test('an answer stays for Back when its page has been left (4.3)', async () => {
  const leave = await showOrders();
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queryClient.getQueryData(queryKey)).toEqual(['an order']);
});

test('nothing keeps what was on screen when its session ended (5.24)', async () => {
  startSession({ user: { id: 'u1', name: 'Ada', email: 'ada@example.com' }, token: 'token' });
  const leave = await showOrders();
  endSession();
  leave();
  await vi.advanceTimersByTimeAsync(0);
  // What is forgotten after a time is held by its timer until then.
  expect(vi.getTimerCount()).toBe(0);
});
