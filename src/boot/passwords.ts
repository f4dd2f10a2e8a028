/** Empties the password fields when the page is left: the back/forward cache keeps what was typed, also as text. */
export function forgetPasswords(): void {
  addEventListener('pagehide', () => {
    const fields = document.querySelectorAll<HTMLInputElement>('[autocomplete$="-password"]');
    for (const field of fields) field.value = '';
  });
}
