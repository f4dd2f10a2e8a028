/** Empties the password fields when the page is left, because the back/forward cache keeps what was typed. */
export function forgetPasswords(): void {
  addEventListener('pagehide', () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('[type=password]')) field.value = '';
  });
}
