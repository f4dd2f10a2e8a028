import type { Page } from '@playwright/test';

/** Presses Tab until the focused element has this name, as a screen reader user would. */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const wanted = (text: string): boolean => (typeof name === 'string' ? text === name : name.test(text));
  const focusedName = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return '';
      const label =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? element.labels?.[0]
          : null;
      return (element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent).trim();
    });
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press(key);
    if (wanted(await focusedName())) return;
  }
  throw new Error(`${name} can't be reached with ${key}`);
}

/** A stop of the focus. */
export interface Stop {
  name: string;
  /** What is wrong with the stop, or ''. */
  faults: string;
}

interface Remembered {
  element: HTMLElement;
  mark: string;
  box: DOMRect;
}

/**
 * The focused element, or null if the focus has left the page. Faults: it is off the screen or covered; its
 * focus mark is not visible; it does not follow the previous stop, in the document and on screen. Each call
 * checks the mark of the previous stop, which has lost the focus by then.
 */
function stopHere(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop | null> {
  return page.evaluate((forward) => {
    const memory = window as unknown as { lastStop?: Remembered };
    /** Outlines and shadows of the element, of the layer over its panel, and of the frame around it. */
    const markOf = (element: HTMLElement): string => {
      const marks = [undefined, '::before', '::after'].map((layer) => getComputedStyle(element, layer));
      for (let at = element.parentElement, up = 0; at && up < 2; at = at.parentElement, up += 1) {
        marks.push(getComputedStyle(at));
      }
      return marks
        .map(({ outlineStyle, outlineWidth, boxShadow }) =>
          outlineStyle === 'none' ? boxShadow : `${outlineStyle} ${outlineWidth} ${boxShadow}`,
        )
        .join('; ');
    };
    const faults: string[] = [];
    const last = memory.lastStop;
    if (last && last.element.isConnected && last.element !== document.activeElement) {
      if (markOf(last.element) === last.mark) faults.push(`no mark on the stop before`);
    }
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) {
      delete memory.lastStop;
      return faults.length > 0 ? { name: 'the last stop', faults: faults.join(', ') } : null;
    }
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    const name = (element.getAttribute('aria-label') ?? label ?? element.textContent).trim().slice(0, 40);

    const view = element.getClientRects()[0] ?? element.getBoundingClientRect();
    if (view.width < 2 || view.height < 2) faults.push('no size');
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    // Browsers scroll a row sideways only to a control of which less than 32 px are visible.
    const [left, right] = [Math.max(view.left, 0), Math.min(view.right, width)];
    if (right - left < Math.min(24, view.width - 1)) faults.push('off screen, sideways');
    const fits = view.height < height / 2;
    if (fits && (view.top < -1 || view.bottom > height + 1)) faults.push('off screen');
    // Checks the top and bottom edges too, because a fixed bar covers an edge first.
    for (const [x, y] of [
      [(left + right) / 2, view.top + view.height / 2],
      [(left + right) / 2, view.top + 2],
      [(left + right) / 2, view.bottom - 2],
    ] as const) {
      const seen = document.elementFromPoint(x, Math.min(Math.max(y, 0), height - 1));
      const own = seen && (element.contains(seen) || seen.contains(element));
      if (fits && !own)
        faults.push(`covered by ${seen?.tagName ?? 'nothing'} ${seen?.className.toString() ?? ''}`);
    }

    let scrolled = window.scrollX;
    for (let at = element.parentElement; at; at = at.parentElement) scrolled += at.scrollLeft;
    const box = new DOMRect(view.x + scrolled, view.y + window.scrollY, view.width, view.height);
    const frame = 'header, dialog, [href="#content"]';
    if (last && !element.closest(frame) && !last.element.closest(frame)) {
      const order = last.element.compareDocumentPosition(element);
      const follows = (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      if (follows !== forward) faults.push('not in the order of the document');
      const [first, second] = forward ? [last.box, box] : [box, last.box];
      const goesUp = second.bottom <= first.top + 2;
      const sameLine = second.top < first.bottom - 2 && first.top < second.bottom - 2;
      const goesLeft = second.left < first.left - 2;
      // A row of pictures that scrolls lies under the breadcrumb.
      const liesUnder = second.left <= first.left && second.right >= first.right && second.top <= first.top;
      if (goesUp && second.left < first.right - 2) faults.push('above the stop before');
      if (sameLine && goesLeft && !liesUnder && second.top < first.top + first.height / 2)
        faults.push('left of the stop before');
    }
    memory.lastStop = { element, mark: markOf(element), box };
    return { name: name || element.id || element.tagName, faults: faults.join(', ') };
  }, key === 'Tab');
}

/** Presses Tab until the focus leaves the page, at most this many times, and lists the stops. */
export async function walkStops(page: Page, key: 'Tab' | 'Shift+Tab', most = 80): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    const stop = await stopHere(page, key);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

export const faultsOf = (stops: readonly Stop[]): string[] =>
  stops.filter(({ faults }) => faults !== '').map(({ name, faults }) => `${name}: ${faults}`);
