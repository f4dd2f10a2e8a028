import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../helpers/app';
import { need } from '../helpers/goods';

it.each([
  ['button', 'Login', 'Enter', true, true],
  ['button', 'Login', ' ', true, true],
  ['button', 'Login', 'Enter', false, false],
  ['button', 'Login', 'ArrowDown', true, false],
  // It scrolls the page.
  ['link', 'Register', ' ', true, false],
  ['textbox', 'Email or username', ' ', true, false],
])('a %s (%s) under the key %j (repeated: %s) is stopped: %s', async (role, name, key, repeat, isStopped) => {
  renderApp('/login');
  const [control] = await screen.findAllByRole(role, { name });
  const event = createEvent.keyDown(need(control, name), { key, repeat });
  fireEvent(need(control, name), event);
  expect(event.defaultPrevented).toBe(isStopped);
});
