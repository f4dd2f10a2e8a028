declare global {
  interface Window {
    /** The letters typed since a press of Search; undefined if nobody waits for them. */
    typed?: string | undefined;
  }
}

const SEARCH = 'header [aria-haspopup]';

/**
 * Collects the letters that are typed from the press of Search until its field has the focus. The page's head calls it, so
 * that it works before the app responds, too.
 */
export function collectTyped(): void {
  const press = ({ target }: Event): void => {
    const button = target instanceof Element && target.closest('button');
    // When the app responds, it presses the button again.
    if (button) window.typed = button.matches(SEARCH) ? (window.typed ?? '') : undefined;
  };
  const type = (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
    const isField = target instanceof Element && target.closest('input, textarea, select') !== null;
    if (window.typed === undefined || isField || ctrlKey || metaKey || altKey || isComposing) return;
    if (key === 'Backspace') window.typed = window.typed.slice(0, -1);
    else if (key.length === 1) window.typed += key;
    else return;
    // The space bar would press the focused button again.
    event.preventDefault();
  };
  addEventListener('click', press, true);
  addEventListener('keydown', type, true);
}

/** Ends the collection, and returns the letters. */
export function takeTyped(): string {
  const letters = window.typed ?? '';
  window.typed = undefined;
  return letters;
}
