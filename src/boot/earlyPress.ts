declare global {
  interface Window {
    /** The button that was pressed last before the app responds. */
    earlyPress?: { button: HTMLElement | null; stop: () => void };
  }
}

/** Called by the head: remembers the last pressed button until the app responds. Links and popovers work without it. */
export function rememberPress(): void {
  const control = new AbortController();
  const options = { capture: true, signal: control.signal };
  const early: Window['earlyPress'] = { button: null, stop: () => control.abort() };
  const click = ({ target }: Event): void => {
    // An icon in a button is no HTML element.
    const button = target instanceof Element && target.closest<HTMLElement>('button:not([popovertarget])');
    if (button) early.button = button;
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    early.button = event.submitter;
  };
  addEventListener('click', click, options);
  addEventListener('submit', submit, options);
  window.earlyPress = early;
}

const labelOf = (button: HTMLElement): string | null =>
  button.getAttribute('aria-label') ?? button.textContent;

/** Presses the remembered button once, if it is still there. Called when the app responds. */
export function repeatPress(): void {
  const button = window.earlyPress?.button;
  delete window.earlyPress;
  if (!button) return;
  // In a separate task: React can't hydrate the pressed element while it runs effects.
  setTimeout(() => {
    // The header of the neutral shell is rendered anew.
    const header = document.querySelectorAll<HTMLElement>('header button');
    const again = button.isConnected
      ? button
      : [...header].find((other) => labelOf(other) === labelOf(button));
    again?.click();
  });
}
