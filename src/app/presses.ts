/** Rules for all buttons and links of the shop. @returns a function that removes them */
export function followPresses(): () => void {
  document.addEventListener('click', focusPressedButton, { capture: true });
  document.addEventListener('keydown', ignoreHeldKey);
  return () => {
    document.removeEventListener('click', focusPressedButton, { capture: true });
    document.removeEventListener('keydown', ignoreHeldKey);
  };
}

/**
 * Safari focuses not the clicked button but an element around it, for example `main`. A dialog that the button opens
 * returns the focus to the element that had it.
 */
function focusPressedButton({ target }: MouseEvent): void {
  const button = target instanceof Element && target.closest('button');
  if (button && document.activeElement?.contains(button)) button.focus({ preventScroll: true });
}

/** A key that is held presses a button or link once. Typing and arrow keys still repeat. */
function ignoreHeldKey(event: KeyboardEvent): void {
  const isPress = event.key === 'Enter' || event.key === ' ';
  const control = event.target instanceof Element && event.target.closest('a, button, summary');
  if (event.repeat && isPress && control) event.preventDefault();
}
