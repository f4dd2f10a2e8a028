import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../helpers/app';

it.each([
  ['Enter', true, true],
  [' ', true, true],
  ['Enter', false, false],
  ['ArrowDown', true, false],
])('a button under the key %j (repeated: %s) is stopped: %s', async (key, repeat, isStopped) => {
  renderApp('/login');
  const button = await screen.findByRole('button', { name: 'Login' });
  const event = createEvent.keyDown(button, { key, repeat });
  fireEvent(button, event);
  expect(event.defaultPrevented).toBe(isStopped);
});

it('a held space bar on a link scrolls the page', async () => {
  renderApp('/login');
  const [link] = await screen.findAllByRole('link', { name: 'Register' });
  if (!link) throw new Error('no link');
  const event = createEvent.keyDown(link, { key: ' ', repeat: true });
  fireEvent(link, event);
  expect(event.defaultPrevented).toBe(false);
});

it('typing repeats in a field', async () => {
  renderApp('/login');
  const field = await screen.findByLabelText('Email or username');
  const event = createEvent.keyDown(field, { key: ' ', repeat: true });
  fireEvent(field, event);
  expect(event.defaultPrevented).toBe(false);
});
