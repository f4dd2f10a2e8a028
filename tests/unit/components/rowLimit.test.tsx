import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { useRowLimit } from '../../../src/components/paged/useRowLimit';
import type { More, PagedList } from '../../../src/components/paged/usePagedList';

interface Row {
  id: string;
}

const loadMore = vi.fn();

function listOf(count: number, more: More): PagedList<Row> {
  const rows = Array.from({ length: count }, (_, at) => ({ id: String(at) }));
  const rest = { status: 'ready', loaded: count, firstRows: rows, fetching: false, retry: vi.fn() } as const;
  return { ...rest, rows, more, loadMore };
}

/** Renders the limited list at a history entry; each test has its own. */
function limit(entry: string, count: number, more: More) {
  const at = [{ pathname: '/products', key: entry }];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={at}>{children}</MemoryRouter>
  );
  const { result, rerender, unmount } = renderHook((list: PagedList<Row>) => useRowLimit(list), {
    initialProps: listOf(count, more),
    wrapper,
  });
  return {
    get shown() {
      return [result.current.rows.length, result.current.more];
    },
    press: () => act(() => result.current.loadMore()),
    become: (rows: number, now: More) => rerender(listOf(rows, now)),
    unmount,
  };
}

describe('the rows of a list in the document (8.29)', () => {
  it.each([
    ['short', 990, 'auto', 990, 'auto'],
    ['full, and more may follow', 1000, 'auto', 1000, 'byHand'],
    ['full and complete', 1000, 'none', 1000, 'none'],
    ['of one long answer', 2500, 'none', 1000, 'byHand'],
    ['that loads all its pages', 1010, 'loading', 1000, 'loading'],
    ['whose next page failed', 900, 'failed', 900, 'failed'],
  ] as const)('are limited in a list that is %s', (entry, count, more, shown, then) => {
    expect(limit(entry, count, more).shown).toEqual([shown, then]);
  });

  it("are as many again after 'Load more', which loads no page while there are rows", () => {
    const list = limit('load more', 2500, 'none');
    list.press();
    expect(list.shown).toEqual([2000, 'byHand']);
    list.press();
    expect(list.shown).toEqual([2500, 'none']);
    expect(loadMore).not.toHaveBeenCalled();
  });

  it('go on to load after it', () => {
    const list = limit('go on', 1000, 'auto');
    list.press();
    expect(list.shown).toEqual([1000, 'auto']);
    list.become(1010, 'auto');
    expect(list.shown).toEqual([1010, 'auto']);
  });

  it('are as many when the history entry is shown again (4.3)', () => {
    const list = limit('again', 2500, 'none');
    list.press();
    list.unmount();
    expect(limit('again', 2500, 'none').shown).toEqual([2000, 'byHand']);
  });
});
