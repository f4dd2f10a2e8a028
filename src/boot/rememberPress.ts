import type { EarlyPress } from './earlyPress';

/**
 * Remembers the last button that was pressed before the app responds, and keeps the browser from sending a form. Links
 * and buttons that open a popover work without the app.
 */
export function rememberPress(): void {
  const early: EarlyPress = {
    button: null,
    keys: [],
    stop: () => {
      removeEventListener('click', rememberClick, true);
      removeEventListener('submit', rememberSubmit, true);
    },
    stopKeys: () => removeEventListener('keydown', rememberKey, true),
  };
  const rememberClick = ({ target }: Event): void => {
    // An icon in a button is no HTML element.
    const button = target instanceof Element && target.closest<HTMLElement>('button:not([popovertarget])');
    if (!button) return;
    // A key on the pressed button presses it again.
    if (button !== early.button) early.keys = [];
    early.button = button;
  };
  const rememberSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    early.button = event.submitter;
  };
  const rememberKey = (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const isField = target instanceof Element && target.closest('input, textarea, select') !== null;
    if (!early.button?.ariaHasPopup || isField || ctrlKey || metaKey || altKey) return;
    if (key.length > 1 && key !== 'Backspace') return;
    early.keys.push(key);
    event.preventDefault();
  };
  addEventListener('click', rememberClick, true);
  addEventListener('keydown', rememberKey, true);
  addEventListener('submit', rememberSubmit, true);
  window.earlyPress = early;
}
