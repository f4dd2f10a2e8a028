/** Rules for all buttons and links of the shop. @returns a function that removes them */
export function subscribeToPresses(): () => void {
  const control = new AbortController();
  const { signal } = control;
  document.addEventListener('click', focusPressedButton, { capture: true, signal });
  document.addEventListener('keydown', ignoreHeldKey, { signal });
  return () => control.abort();
}

/** Safari focuses an element around the clicked button. A dialog would return the focus to that element. */
function focusPressedButton({ target }: MouseEvent): void {
  const button = target instanceof Element && target.closest('button');
  if (button && document.activeElement?.contains(button)) button.focus({ preventScroll: true });
}

/** A key that is held presses a button or link once. Typing and arrow keys still repeat. */
function ignoreHeldKey(event: KeyboardEvent): void {
  // The space bar presses no link; it scrolls the page.
  const pressed = { Enter: 'a, button, summary', ' ': 'button, summary' }[event.key];
  if (!event.repeat || pressed === undefined || !(event.target instanceof Element)) return;
  if (event.target.closest(pressed)) event.preventDefault();
}
