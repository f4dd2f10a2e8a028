import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: { value: number; what: string }[];
  }
}

/** Runs in the page before its own scripts. */
function collectShifts(): void {
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  const nameOf = (node: Node | null): string =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : (node?.nodeName ?? '?');
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      const what = entry.sources
        .map(({ node, previousRect, currentRect }) => {
          const [from, to] = [previousRect, currentRect].map(
            ({ x, y, width, height }) => `${x},${y} ${width}x${height}`,
          );
          return `${nameOf(node)} ${from ?? ''} -> ${to ?? ''}`;
        })
        .join('; ');
      window.shifts.push({ value: entry.value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Records the layout shifts of the pages that are opened from now on, for {@link expectNoShifts}. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(collectShifts);
}

/** Expects that nothing has moved on the open page. */
export async function expectNoShifts(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum.toFixed(2), shifts.map(({ value, what }) => `${String(value)} ${what}`).join('\n')).toBe('0.00');
}
