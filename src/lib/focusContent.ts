/** Moves the focus without navigating: a new history entry would lack this one's state. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
