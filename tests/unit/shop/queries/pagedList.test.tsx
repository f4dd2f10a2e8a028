import { QueryObserver } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryClient } from '#shop/queries/queryClient';
import { pagedQuery, usePagedList } from '#shop/queries/usePagedList';
import { endSession, startSession } from '#shop/session/sessionStore';

function pageOf(page: number) {
  const rows = Array.from({ length: 10 }, (_, at) => ({ id: `${page} ${at}` }));
  return { rows, rawCount: rows.length };
}

it('the end of a session releases a list that is on screen', async () => {
  vi.useFakeTimers();
  startSession({ user: { id: 'u1', name: 'Ada', email: 'ada@example.com' }, token: 'token' });
  const orders = { queryKey: ['orders', 'u1'], queryFn: () => Promise.resolve(['an order']) };
  const observer = new QueryObserver(queryClient(), orders);
  const leave = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(['an order']));
  endSession();
  leave();
  await vi.advanceTimersByTimeAsync(0);
  // A pending timer would keep removed data in memory.
  expect(vi.getTimerCount()).toBe(0);
});

it('a list of 1,000 rows goes on only by hand, a page at a time', async () => {
  const query = pagedQuery(['rows'], (page) => Promise.resolve(pageOf(page)));
  const numbers = Array.from({ length: 99 }, (_, index) => index + 1);
  queryClient().setQueryData(query.queryKey, { pages: numbers.map(pageOf), pageParams: numbers });
  const { result } = renderHook(() => usePagedList(query));
  expect(result.current).toMatchObject({ rows: { length: 990 }, state: 'more' });
  for (const length of [1000, 1010]) {
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current).toMatchObject({ rows: { length }, state: 'manual' }));
  }
});

it('a request for more while the pages are fetched again is carried out after that', async () => {
  const waiting: (() => void)[] = [];
  const load = vi.fn(async (page: number) => {
    await new Promise<void>((done) => waiting.push(done));
    return pageOf(page);
  });
  const query = pagedQuery(['read again'], load);
  queryClient().setQueryData(query.queryKey, { pages: [pageOf(1)], pageParams: [1] }, { updatedAt: 1 });
  const { result } = renderHook(() => usePagedList(query));
  await waitFor(() => expect(load.mock.calls.map(([page]) => page)).toEqual([1]));
  act(() => result.current.loadMore());
  act(() => waiting.splice(0).forEach((done) => done()));
  await waitFor(() => expect(load.mock.calls.map(([page]) => page)).toEqual([1, 2]));
  act(() => waiting.splice(0).forEach((done) => done()));
  await waitFor(() => expect(result.current.rows).toHaveLength(20));
});
