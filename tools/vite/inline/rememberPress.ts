import type { EarlyPress } from '#app/earlyPress';

/**
 * Remembers the last button that was pressed before the app responds, and keeps the browser from sending a form. Links
 * and buttons that open a popover work without the app.
 */
export function rememberPress(): void {
  const early: EarlyPress = {
    button: null,
    stop: () => {
      removeEventListener('click', rememberClick, true);
      removeEventListener('submit', rememberSubmit, true);
    },
  };
  const rememberClick = ({ target }: Event): void => {
    // An icon in a button is no HTML element.
    const button = target instanceof Element && target.closest<HTMLElement>('button:not([popovertarget])');
    if (button) early.button = button;
  };
  const rememberSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    early.button = event.submitter;
  };
  addEventListener('click', rememberClick, true);
  addEventListener('submit', rememberSubmit, true);
  window.earlyPress = early;
}
