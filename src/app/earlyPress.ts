/** What a shopper pressed and typed before the app responded (tools/vite/inline/rememberPress.ts). */
export interface EarlyPress {
  /** The button that was pressed last, or the select that was changed. */
  control: HTMLElement | null;
  /** The value of the changed select, which React sets back. */
  value: string;
  /** Ends the recording. */
  stop: () => void;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress;
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const nameOf = (element: Element): string | null => element.getAttribute('aria-label') ?? element.textContent;

/**
 * The element, or the one of its name that React has rendered in its place. Of several with this name, as
 * Buy Now in a list, none is pressed: it could be another product's.
 */
function stillThere(element: HTMLElement): HTMLElement | undefined {
  if (element.isConnected) return element;
  const all = [...document.querySelectorAll<HTMLElement>(element.tagName)];
  const [found, ...others] = all.filter((other) => nameOf(other) === nameOf(element));
  return others.length === 0 ? found : undefined;
}

/** Presses the remembered button once. Call it when the app responds. */
export function repeatPress(): void {
  const { earlyPress } = window;
  delete window.earlyPress;
  const control = earlyPress?.control;
  if (!control) return;
  // In a separate task: React can't hydrate the pressed element while it runs effects.
  setTimeout(() => {
    const found = stillThere(control);
    if (found instanceof HTMLSelectElement) {
      found.value = earlyPress.value;
      found.dispatchEvent(new Event('change', { bubbles: true }));
    } else found?.click();
  });
}

/**
 * Ends the recording, because from now on React responds, and notes the typed texts. React renders a page anew
 * if its HTML does not match, for example because an extension has added an element.
 * @returns the function that enters them in the new fields
 */
export function takeOver(): () => void {
  window.earlyPress?.stop();
  const fields = [...document.querySelectorAll<TextField>('form :is(input, textarea)[name]')];
  const typed = fields.filter((field) => field.value !== field.defaultValue);
  return () => {
    for (const { isConnected, tagName, name, value } of typed) {
      const field = document.querySelector<TextField>(`form ${tagName}[name="${name}"]`);
      if (isConnected || !field) continue;
      // React ignores a value that is set through its own property.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
