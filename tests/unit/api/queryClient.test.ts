import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshFor, queryClient } from '../../../src/api/queryClient';
import { endSession, startSession } from '../../../src/session/sessionStore';

const queryKey = ['orders', 'u1'];
const orders = { queryKey, queryFn: () => Promise.resolve(['an order']) };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  endSession();
  vi.useRealTimers();
});

/** Shows a list that is loaded. @returns the function that removes it from the screen */
async function showOrders(): Promise<() => void> {
  const observer = new QueryObserver(queryClient, orders);
  const leave = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(['an order']));
  return leave;
}

test('keeps an answer for Back after its page has been left', async () => {
  const leave = await showOrders();
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queryClient.getQueryData(queryKey)).toEqual(['an order']);
});

test('counts the age of an answer by a clock that no setting of the time moves', async () => {
  const leave = await showOrders();
  leave();
  const query = queryClient.getQueryCache().find({ queryKey });
  const isStale = () => query?.isStaleByTime(freshFor(30_000)(query));
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(isStale()).toBe(false);
  vi.setSystemTime(Date.now() - 7_200_000);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(isStale()).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(isStale()).toBe(true);
});

test('releases a list that is on screen when the session ends', async () => {
  startSession({ user: { id: 'u1', name: 'Ada', email: 'ada@example.com' }, token: 'token' });
  const leave = await showOrders();
  endSession();
  leave();
  await vi.advanceTimersByTimeAsync(0);
  // A pending timer would keep removed data in memory.
  expect(vi.getTimerCount()).toBe(0);
});
