/** The button that was pressed last before the app responded (tools/vite/inline/rememberPress.ts). */
export interface EarlyPress {
  button: HTMLElement | null;
  /** Ends the recording. */
  stop: () => void;
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
  const button = window.earlyPress?.button;
  delete window.earlyPress;
  if (!button) return;
  // In a separate task: React can't hydrate the pressed element while it runs effects.
  setTimeout(() => {
    if (button.isConnected) return button.click();
    // The header of the neutral shell is rendered anew.
    const header = document.querySelectorAll<HTMLElement>('header button');
    [...header].find((other) => labelOf(other) === labelOf(button))?.click();
  });
}
