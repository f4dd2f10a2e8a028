import type { EarlyPress } from '../../../src/app/earlyPress';

/**
 * Remembers the last button that was pressed, or select that was changed, before the app responds, and keeps the
 * browser from sending a form. Links and buttons that open a popover work without the app.
 */
export function rememberPress(): void {
  const early: EarlyPress = {
    control: null,
    value: '',
    stop: () => {
      for (const type of TYPES) removeEventListener(type, remember, true);
    },
  };
  const remember = (event: Event): void => {
    const { target } = event;
    // An icon in a button is no HTML element.
    if (!(target instanceof Element)) return;
    if (event instanceof SubmitEvent) {
      event.preventDefault();
      early.control = event.submitter ?? target.querySelector<HTMLElement>('[type=submit]');
    } else early.control = target.closest<HTMLElement>(CONTROLS[event.type] ?? '') ?? early.control;
    if (target instanceof HTMLSelectElement) early.value = target.value;
  };
  for (const type of TYPES) addEventListener(type, remember, true);
  window.earlyPress = early;
}

const TYPES = ['click', 'change', 'submit'];
const CONTROLS: Readonly<Record<string, string>> = {
  click: 'button:not([popovertarget])',
  change: 'select',
};
