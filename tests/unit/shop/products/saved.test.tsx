import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SaveButton } from '#shop/products/SaveButton';
import { subscribeToSaved } from '#shop/products/saved';
import { endSession, handleUnauthorized, startSession } from '#shop/session/sessionStore';
import { otherTabWrites } from '../../../helpers/otherTab';

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
  otherTabWrites('saved', JSON.stringify([hex]));
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

const logIn = (id: string) => act(() => startSession({ user: { id, name: id, email: '' }, token: id }));

/** Ada's session ends, and a reload forgets everything but storage. */
function adaIsRefused(): void {
  logIn('ada');
  act(() => handleUnauthorized({ authorization: 'Bearer ada' }));
  const kept = localStorage.getItem('saved') ?? '';
  logIn('cleo');
  act(() => endSession());
  otherTabWrites('saved', kept);
  expect(heart('perfume 5')).toHaveAttribute('aria-pressed', 'true');
}

it.each([
  ['a guest', 'ben', true, () => undefined],
  ['Ada, who is logged in,', 'ada', true, () => logIn('ada')],
  ['Ada, who is logged in,', 'ben', false, () => logIn('ada')],
  ['Ada, before a 401 and a reload,', 'ada', true, adaIsRefused],
  ['Ada, before a 401 and a reload,', 'ben', false, adaIsRefused],
])('what %s has saved is there after the login of %s: %s', (_who, id, isFound, before) => {
  localStorage.setItem('saved', '["perfume 5"]');
  before();
  fireEvent.click(heart('perfume 6'));
  logIn(id);
  for (const name of ['perfume 5', 'perfume 6'])
    expect(heart(name)).toHaveAttribute('aria-pressed', String(isFound));
  expect(localStorage.getItem('saved')?.includes('perfume 5')).toBe(isFound);
});
