/**
 * What a shopper pressed, typed and focused before React took over (behaviour 3.35). React renders a page anew
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
  const part = element.closest('#root > *')?.tagName;
  const name = nameOf(element);
  const sameName = (): HTMLElement[] =>
    part === undefined
      ? []
      : [...document.querySelectorAll<HTMLElement>(`#root > ${part} ${element.tagName}`)].filter(
          (other) => nameOf(other) === name,
        );
  const index = sameName().indexOf(element);
  return { element, successor: () => sameName()[index] };
}

function forgetPress(): void {
  pressed?.element.removeAttribute('aria-busy');
  pressed = undefined;
}

function noteFocus({ target }: Pick<Event, 'target'>): void {
  if (target instanceof HTMLElement && target.closest('#root')) focused = know(target);
}

/** Ends the recording. From now on React responds, so call it in the task in which React starts. */
export function takeOverInput(): void {
  const early = window.earlyInput;
  if (!early) return;
  early.stop();
  ({ changed } = early);
  pressed = early.pressed && know(early.pressed);
  fields = Array.from(document.querySelectorAll<Field>('#root :is(input, textarea, select)'), know);
  noteFocus({ target: document.activeElement });
  document.addEventListener('focusin', noteFocus);
  // Of several presses, the last counts.
  document.addEventListener('click', forgetPress, { capture: true, once: true });
}

/** Forgets everything, because another page is shown. */
export function forgetEarlyInput(): void {
  forgetPress();
  focused = undefined;
  fields = [];
  changed.clear();
  document.removeEventListener('focusin', noteFocus);
  document.removeEventListener('click', forgetPress, { capture: true });
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false;
  const isBox = field instanceof HTMLInputElement && field.type === 'checkbox';
  return isBox ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Enters a value as the user would: React ignores a value that is set through its own property. */
function enter(field: HTMLElement, from: Field): void {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    field.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, from.value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function select(field: HTMLElement, from: HTMLElement): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { selectionStart, selectionEnd, selectionDirection } = from as typeof field;
  // Only fields for text have a selection, those for an e-mail have none.
  if (selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

/** Restores values, focus and selection in what React has rendered anew. */
export function restoreInput(): void {
  // After React's commit, but before the next key.
  queueMicrotask(() => {
    const replaced = fields.filter(({ element }) => !element.isConnected);
    fields = fields.filter(({ element }) => element.isConnected);
    for (const { element, successor } of replaced) {
      const field = isChanged(element) && successor();
      if (field) enter(field, element);
    }
    if (!focused || focused.element.isConnected) return;
    const { element, successor } = focused;
    const next = successor();
    if (!next) return;
    next.focus({ preventScroll: true });
    select(next, element);
  });
}

function repeat(control: HTMLElement | undefined): void {
  const form = control?.closest('form');
  const sends = control === form || (control instanceof HTMLButtonElement && control.type === 'submit');
  if (form && sends) form.requestSubmit();
  else control?.click();
}

/** Repeats the last press, once. Call it when the app responds. */
export function replayPress(): void {
  // In a separate task: React can't hydrate the pressed element while it runs effects.
  setTimeout(() => {
    for (const chosen of changed) chosen.dispatchEvent(new Event('change', { bubbles: true }));
    changed.clear();
    if (!pressed) return;
    const { element, successor } = pressed;
    forgetPress();
    if (element.isConnected) repeat(element);
    // It was replaced before, or just now, because its part of the page is hydrated by the press.
    if (!element.isConnected) repeat(successor());
  });
}
