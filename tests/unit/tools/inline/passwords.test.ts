import { expect, it } from 'vitest';
import { forgetPasswords } from '../../../../tools/vite/inline/passwords';

it('a password that was typed before the app started is removed when the page is left', () => {
  document.body.innerHTML = '<input type="password" value="secret"><input value="ada@example.com">';
  forgetPasswords();
  window.dispatchEvent(new Event('pagehide'));
  const values = Array.from(document.querySelectorAll('input'), ({ value }) => value);
  expect(values).toEqual(['', 'ada@example.com']);
  document.body.replaceChildren();
});
