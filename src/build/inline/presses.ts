import type { EarlyInput } from '../../app/earlyInput';

/**
 * Records the last press of a button or submit of a form until the app takes over. The control
 * shows this with `aria-busy`. Links work without the app, and leaving the page discards a press.
 */
export function recordPresses(): void {
  const early: EarlyInput = {
    pressed: undefined,
    changed: new Set(),
    stop: () => {
      window.earlyInput = undefined;
      removeEventListener('click', clicked, true);
      removeEventListener('submit', submitted, true);
      removeEventListener('change', chosen, true);
      removeEventListener('pagehide', forget);
    },
  };
  const forget = (): void => {
    early.pressed?.removeAttribute('aria-busy');
    early.pressed = undefined;
  };
  const record = (control: HTMLElement): void => {
    forget();
    early.pressed = control;
    control.setAttribute('aria-busy', 'true');
  };

  const clicked = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    // A form's submit event follows the click.
    if (button && !(button.type === 'submit' && button.form)) record(button);
  };
  const submitted = (event: SubmitEvent): void => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    record(submitter ?? target.querySelector<HTMLElement>('[type=submit]') ?? target);
  };
  const chosen = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement) early.changed.add(target);
  };
  addEventListener('click', clicked, true);
  addEventListener('submit', submitted, true);
  addEventListener('change', chosen, true);
  addEventListener('pagehide', forget);
  window.earlyInput = early;
}
