import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#shop/queries/queryClient';
import { endSession, startSession } from '#shop/session/sessionStore';

const queryKey = ['orders', 'u1'];
const orders = { queryKey, queryFn: () => Promise.resolve(['an order']) };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  endSession();
  vi.useRealTimers();
});

/** Shows a list that is loaded. @returns the function that removes it from the screen */
async function showOrders(): Promise<() => void> {
  const observer = new QueryObserver(queryClient(), orders);
  const leave = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(['an order']));
  return leave;
}

test('keeps an answer for Back after its page has been left', async () => {
  const leave = await showOrders();
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queryClient().getQueryData(queryKey)).toEqual(['an order']);
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
