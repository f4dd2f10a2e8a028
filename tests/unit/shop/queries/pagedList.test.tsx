import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryClient } from '#shop/queries/queryClient';
import { pagedQuery, usePagedList } from '#shop/queries/usePagedList';

function pageOf(page: number) {
  const rows = Array.from({ length: 10 }, (_, at) => ({ id: `${page} ${at}` }));
  return { rows, rawCount: rows.length };
}

it('a list of 1,000 rows goes on only by hand, a page at a time', async () => {
  const query = pagedQuery(['rows'], (page) => Promise.resolve(pageOf(page)));
  const numbers = Array.from({ length: 99 }, (_, index) => index + 1);
  queryClient().setQueryData(query.queryKey, { pages: numbers.map(pageOf), pageParams: numbers });
  const { result } = renderHook(() => usePagedList(query));
  expect(result.current).toMatchObject({ rows: { length: 990 }, state: 'more' });
  for (const length of [1000, 1010]) {
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current).toMatchObject({ rows: { length }, state: 'byHand' }));
  }
});
