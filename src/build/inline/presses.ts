/**
 * Records the last press of a button or submit of a form until the app can execute it (behaviour 3.35). The
 * control shows this with `aria-busy`. Links work without the app, and leaving the page discards a press.
 */

interface Press {
  element: HTMLElement;
  /** The element's child indexes from `#root` down, to find it again if the app has replaced it. */
  path: readonly number[];
  repeat: (element: HTMLElement) => void;
}

declare global {
  interface Window {
    /**
     * Repeats the press that was made before hydration, once.
     * @param part 'frame': only the layout is hydrated; 'page': the page too
     */
    replayPress?: ((part: 'frame' | 'page') => void) | undefined;
  }
}

const BUSY = 'aria-busy';

function pathOf(element: Element): number[] {
  const path: number[] = [];
  for (let node = element; node.id !== 'root' && node.parentElement; node = node.parentElement) {
    path.unshift([...node.parentElement.children].indexOf(node));
  }
  return path;
}

function elementAt(path: readonly number[]): Element | null | undefined {
  return path.reduce<Element | null | undefined>(
    (node, index) => node?.children[index],
    document.getElementById('root'),
  );
}

/** Starts recording. Called in the page's head. */
export function recordPresses(): void {
  let press: Press | undefined;
  /** Selects that were changed before hydration; React has yet to be notified. */
  const changed = new Set<HTMLSelectElement>();

  const forget = (): void => {
    press?.element.removeAttribute(BUSY);
    press = undefined;
  };
  const record = (element: HTMLElement, repeat: Press['repeat']): void => {
    forget();
    press = { element, path: pathOf(element), repeat };
    element.setAttribute(BUSY, 'true');
  };

  const clicked = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // The form's submit event follows.
    if (!button || (button.type === 'submit' && button.form)) return;
    record(button, (element) => element.click());
  };
  const submitted = (event: SubmitEvent): void => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const button = submitter ?? target.querySelector<HTMLElement>('[type=submit]');
    record(button ?? target, (element) => (element.closest('form') ?? target).requestSubmit());
  };
  const chosen = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement) changed.add(target);
  };

  const replay = (part: 'frame' | 'page'): void => {
    const inPage = press?.element.closest('main');
    if (part === 'frame' && (inPage || changed.size > 0)) return;
    stop();
    // In a separate task: React can't hydrate the pressed element while it runs effects.
    setTimeout(() => {
      for (const select of changed) select.dispatchEvent(new Event('change', { bubbles: true }));
      if (!press) return;
      const { element, path, repeat } = press;
      forget();
      const here = element.isConnected ? element : elementAt(path);
      if (here instanceof HTMLElement && here.tagName === element.tagName) repeat(here);
    });
  };

  const stop = (): void => {
    window.replayPress = undefined;
    removeEventListener('click', clicked, true);
    removeEventListener('submit', submitted, true);
    removeEventListener('change', chosen, true);
    removeEventListener('pagehide', forget);
  };
  addEventListener('click', clicked, true);
  addEventListener('submit', submitted, true);
  addEventListener('change', chosen, true);
  addEventListener('pagehide', forget);
  window.replayPress = replay;
}
