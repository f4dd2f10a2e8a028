/** The button that was pressed last before the app responded (rememberPress.ts). */
export interface EarlyPress {
  button: HTMLElement | null;
  /** The keys that were typed after it. */
  keys: string[];
  /** Ends the recording of presses. */
  stop: () => void;
  /** Ends the recording of keys. */
  stopKeys: () => void;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress;
  }
}

const labelOf = (button: HTMLElement): string | null =>
  button.getAttribute('aria-label') ?? button.textContent;

/** Presses the remembered button once, if it is still there. Call it when the app responds. */
export function repeatPress(): void {
  const { earlyPress } = window;
  delete window.earlyPress;
  const button = earlyPress?.button;
  if (!button) return earlyPress?.stopKeys();
  // In a separate task: React can't hydrate the pressed element while it runs effects.
  setTimeout(() => {
    // The header of the neutral shell is rendered anew.
    const header = document.querySelectorAll<HTMLElement>('header button');
    const again = button.isConnected
      ? button
      : [...header].find((other) => labelOf(other) === labelOf(button));
    earlyPress.stopKeys();
    again?.click();
    // What was typed after a press of Search belongs to its field.
    for (const key of earlyPress.keys) document.dispatchEvent(new KeyboardEvent('keydown', { key }));
  });
}
