import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FilterBar } from '#pages/catalogue/FilterBar';
import { DEFAULT_VIEW } from '#shop/products/catalogueView';

const onChange = vi.fn();
const bar = (search: string) => (
  <StaticRouter location="/products">
    <FilterBar
      view={{ ...DEFAULT_VIEW, search }}
      listQuery=""
      list={{ rows: [], state: 'loading' }}
      onChange={(wanted) => void onChange(wanted)}
      onLeave={() => undefined}
    />
  </StaticRouter>
);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  onChange.mockReset();
});

// The prerendered bar knows no address: its field is empty.
it.each([
  { typed: '', address: '', shown: '', sent: undefined },
  { typed: '', address: 'rose', shown: 'rose', sent: undefined },
  { typed: 'oud', address: '', shown: 'oud', sent: 'oud' },
  { typed: 'oud', address: 'rose', shown: 'oud', sent: 'oud' },
  { typed: 'rose', address: 'rose', shown: 'rose', sent: undefined },
])('before hydration $typed is typed, the address has $address', ({ typed, address, shown, sent }) => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(bar(''));
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  field.value = typed;
  const { rerender } = render(bar(''), { container, hydrate: true });
  rerender(bar(address));
  act(() => void vi.advanceTimersByTime(1000));
  expect(field.value).toBe(shown);
  expect(onChange.mock.calls).toEqual(sent === undefined ? [] : [[{ search: sent }]]);

  // Afterwards the field follows the address, as after Back.
  rerender(bar(sent ?? address));
  rerender(bar('iris'));
  expect(field.value).toBe('iris');
});
