let typed = '';

/** Keys typed in a field belong to it. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

function collect(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
  if (ctrlKey || metaKey || altKey || isComposing || isField(target)) return;
  if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key.length === 1) typed += key;
  else return;
  // The space bar would press the focused button again.
  event.preventDefault();
}

/** Collects the letters that are typed from the press of Search until the overlay's field has the focus. */
export function collectTyped(): void {
  addEventListener('keydown', collect, true);
}

/** Ends the collection, and returns the letters. */
export function takeTyped(): string {
  removeEventListener('keydown', collect, true);
  const letters = typed;
  typed = '';
  return letters;
}
