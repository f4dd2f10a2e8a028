import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SaveButton } from '#shop/products/SaveButton';
import { subscribeToSaved } from '#shop/products/saved';
import { endSession, handleUnauthorized, startSession } from '#shop/session/sessionStore';

const heart = (id: string) => screen.getByRole('button', { name: `Save ${id}` });

let stop: () => void;
beforeEach(() => {
  stop = subscribeToSaved();
  render(['perfume 5', 'perfume 6'].map((id) => <SaveButton key={id} product={{ id, name: id }} />));
});
afterEach(() => {
  stop();
  endSession();
});

it.each([
  ['another tab saves one', () => new StorageEvent('storage', { key: 'saved' })],
  [
    'the page comes back from the back/forward cache',
    () => new PageTransitionEvent('pageshow', { persisted: true }),
  ],
])('shows what is saved when %s', (_, event) => {
  localStorage.setItem('saved', '["perfume 5"]');
  act(() => void window.dispatchEvent(event()));
  expect(heart('perfume 5')).toHaveAttribute('aria-pressed', 'true');
  expect(heart('perfume 6')).toHaveAttribute('aria-pressed', 'false');
});

it('knows a saved perfume by an id in another case', () => {
  const hex = '64b0c1d2e3f4a5b6c7d8e9f0';
  localStorage.setItem('saved', JSON.stringify([hex]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'saved' })));
  render(<SaveButton product={{ id: hex.toUpperCase(), name: 'Iris' }} />);
  expect(heart('Iris')).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(heart('Iris'));
  expect(localStorage.getItem('saved')).toBe('[]');
});

it('keeps what another tab has just saved when a heart is pressed', () => {
  localStorage.setItem('saved', '["perfume 5"]');
  fireEvent.click(heart('perfume 6'));
  expect(localStorage.getItem('saved')).toBe('["perfume 6","perfume 5"]');
});

const session = (id: string) => ({ user: { id, name: id, email: '' }, token: id });

/** Storage after a 401 of Ada's and a reload, which forgets everything else. */
function adaWasHere(): void {
  localStorage.setItem('saved', '["perfume 5"]');
  act(() => startSession(session('ada')));
  act(() => handleUnauthorized({ authorization: 'Bearer ada' }));
  const kept = localStorage.getItem('saved') ?? '';
  act(() => startSession(session('cleo')));
  act(() => endSession());
  localStorage.setItem('saved', kept);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'saved' })));
  expect(heart('perfume 5')).toHaveAttribute('aria-pressed', 'true');
}

it.each([
  ['ada', 'true'],
  ['ben', 'false'],
])('after a 401, the login of %s finds what Ada has saved: %s', (id, isFound) => {
  adaWasHere();
  fireEvent.click(heart('perfume 6'));
  act(() => startSession(session(id)));
  for (const name of ['perfume 5', 'perfume 6']) expect(heart(name)).toHaveAttribute('aria-pressed', isFound);
  expect(localStorage.getItem('saved')?.includes('perfume 5')).toBe(isFound === 'true');
});
