import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { SaveButton } from '../../../../src/shop/products/SaveButton';

const IDS = Array.from({ length: 10 }, (_, index) => `perfume ${String(index)}`);

const heart = (id: string) => screen.getByRole('button', { name: `Save ${id}` });

/** Renders ten hearts. @returns the ids of the hearts that have rendered */
function renderHearts(): string[] {
  const rendered: string[] = [];
  render(
    IDS.map((id) => (
      <Profiler key={id} id={id} onRender={(name) => rendered.push(name)}>
        <SaveButton product={{ id, name: id }} />
      </Profiler>
    )),
  );
  return rendered;
}

it('reads the saved perfumes twice for one press, and renders only the pressed heart', () => {
  const rendered = renderHearts();
  rendered.length = 0;
  const getItem = vi.spyOn(Storage.prototype, 'getItem');
  fireEvent.click(heart('perfume 3'));
  expect(getItem.mock.calls.filter(([key]) => key === 'saved').length).toBeLessThanOrEqual(2);
  expect(rendered).toEqual(['perfume 3']);
  expect(heart('perfume 3')).toHaveAttribute('aria-pressed', 'true');
});

it('listens to other tabs once, while hearts are shown', () => {
  const heard = (spy: { mock: { calls: unknown[][] } }) =>
    spy.mock.calls.filter(([type]) => type === 'storage').length;
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  const { unmount } = render(IDS.map((id) => <SaveButton key={id} product={{ id, name: id }} />));
  expect(heard(added)).toBe(1);
  unmount();
  expect(heard(removed)).toBe(1);
});

it.each([
  ['another tab saves one', () => new StorageEvent('storage', { key: 'saved' })],
  [
    'the page comes back from the back/forward cache',
    () => new PageTransitionEvent('pageshow', { persisted: true }),
  ],
])('shows what is saved when %s', (_, event) => {
  renderHearts();
  localStorage.setItem('saved', '["perfume 5"]');
  act(() => void window.dispatchEvent(event()));
  expect(heart('perfume 5')).toHaveAttribute('aria-pressed', 'true');
  expect(heart('perfume 6')).toHaveAttribute('aria-pressed', 'false');
});

it('keeps what another tab has just saved when a heart is pressed', () => {
  renderHearts();
  localStorage.setItem('saved', '["perfume 5"]');
  fireEvent.click(heart('perfume 6'));
  expect(localStorage.getItem('saved')).toBe('["perfume 6","perfume 5"]');
});
