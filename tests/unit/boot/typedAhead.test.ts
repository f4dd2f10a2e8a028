import { beforeEach, expect, it } from 'vitest';
import { collectTyped, takeTyped } from '#lib/typedAhead';

collectTyped();

const press = (id: string): void => document.getElementById(id)?.click();

function type(...keys: readonly string[]): KeyboardEvent | undefined {
  const events = keys.map((key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  for (const event of events) (document.activeElement ?? document.body).dispatchEvent(event);
  return events.at(-1);
}

beforeEach(() => {
  document.body.innerHTML = `<header><button id="search" aria-haspopup="dialog"></button></header>
    <main><input id="field"><button id="other" aria-haspopup="dialog"></button></main>`;
});

it('the letters typed after a press of Search are kept, and not those in a field', () => {
  type('x');
  press('search');
  type('o', 'u', 'x', 'Backspace', 'd', 'Shift');
  document.getElementById('field')?.focus();
  type('y');
  // The app presses the button again.
  press('search');
  expect(takeTyped()).toBe('oud');
  type('z');
  expect(takeTyped()).toBe('');
});

it('what is typed after a press of another button is left alone', () => {
  press('search');
  press('other');
  expect(type(' ')?.defaultPrevented).toBe(false);
  expect(takeTyped()).toBe('');
});
