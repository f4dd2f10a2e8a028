import { expect, it } from 'vitest';
import { forgetPasswords } from '#boot/passwords';

it('passwords are removed when the page is left, also one that is shown as text; an e-mail is not', () => {
  document.body.innerHTML = `<input type="password" autocomplete="current-password" value="secret">
    <input type="text" autocomplete="new-password" value="secret"><input autocomplete="email" value="ada@example.com">`;
  forgetPasswords();
  window.dispatchEvent(new Event('pagehide'));
  const values = Array.from(document.querySelectorAll('input'), ({ value }) => value);
  expect(values).toEqual(['', '', 'ada@example.com']);
  document.body.replaceChildren();
});
