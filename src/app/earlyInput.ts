/**
 * What a shopper pressed, typed and focused before React took over. React renders a page anew
 * if its HTML does not match, for example because an extension has added a node. Controls are then found again
 * by their name in the same part of the page.
 */

/** What the page's head has recorded (src/build/inline/presses.ts). */
export interface EarlyInput {
  /** The button that was pressed last, or the form that was sent last if it has no submit button. */
  pressed: HTMLElement | undefined;
  /** Selects that were changed: React has yet to be notified. */
  changed: Set<HTMLSelectElement>;
  /** Stops recording. */
  stop: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput | undefined;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Known<Control extends HTMLElement = HTMLElement> {
  element: Control;
  /** Finds the element that React has rendered in place of this one. */
  successor: () => HTMLElement | undefined;
}

let pressed: Known | undefined;
let focused: Known | undefined;
let fields: Known<Field>[] = [];
let changed: EarlyInput['changed'] = new Set();

/** The accessible name of a button or link. Fields have a unique `name` in their form. */
function nameOf(element: Element): string {
  return element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent.trim();
}

function know<Control extends HTMLElement>(element: Control): Known<Control> {
  const name = nameOf(element);
  const selector = `#root > ${element.closest('#root > *')?.tagName ?? 'none'} ${element.tagName}`;
  const sameName = (): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((other) => nameOf(other) === name);
  const index = sameName().indexOf(element);
  return { element, successor: () => sameName()[index] };
}

function forgetPress(): void {
  pressed?.element.removeAttribute('aria-busy');
  pressed = undefined;
}

/** Ends the recording. From now on React responds, so call it in the task in which React starts. */
export function takeOverInput(): void {
  const early = window.earlyInput;
  if (!early) return;
  early.stop();
  ({ changed } = early);
  pressed = early.pressed && know(early.pressed);
  // Of several presses, the last counts.
  document.addEventListener('click', forgetPress, { capture: true, once: true });
  fields = Array.from(document.querySelectorAll<Field>('#root :is(input, textarea, select)'), know);
  const { activeElement } = document;
  focused = activeElement instanceof HTMLElement ? know(activeElement) : undefined;
}

function isChanged(field: Field): boolean {
  if ('selectedOptions' in field) return field.selectedOptions[0]?.defaultSelected === false;
  if (field.type === 'checkbox' && 'checked' in field) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** Enters a value as the user would: React ignores a value that is set through its own property. */
function enter(field: HTMLElement, { type, value }: Field): void {
  if (type === 'checkbox') field.click();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Restores values, focus and selection in what React has rendered anew. */
export function restoreInput(): void {
  // After React's commit, but before the next key.
  queueMicrotask(() => {
    for (const { element, successor } of fields) {
      const field = !element.isConnected && isChanged(element) && successor();
      if (field) enter(field, element);
    }
    if (!focused || focused.element.isConnected) return;
    const { selectionStart, selectionEnd } = focused.element as HTMLInputElement;
    const field = focused.successor() as HTMLInputElement | undefined;
    field?.focus({ preventScroll: true });
    // Only fields for text have a selection, and those for an e-mail have none.
    if (selectionStart != null) field?.setSelectionRange(selectionStart, selectionEnd);
  });
}

function repeat(control: HTMLElement | undefined): void {
  const form = control?.closest('form');
  if (form && (control === form || control?.getAttribute('type') === 'submit')) form.requestSubmit();
  else control?.click();
}

/** Repeats the last press. Call it once, when the app responds. */
export function replayPress(): void {
  // In a separate task: React can't hydrate the pressed element while it runs effects.
  setTimeout(() => {
    for (const select of changed) select.dispatchEvent(new Event('change', { bubbles: true }));
    const press = pressed;
    forgetPress();
    focused = undefined;
    fields = [];
    changed.clear();
    if (!press) return;
    const { element, successor } = press;
    if (element.isConnected) repeat(element);
    // It was replaced before, or just now, because its part of the page is hydrated by the press.
    if (!element.isConnected) repeat(successor());
  });
}
