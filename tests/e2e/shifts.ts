import { expect, type Page } from '@playwright/test';
import { followRequests, settled } from './settled';

const SCREENS = 6;

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

/** Scrolls down one screen at a time, as far as a shopper goes in a long list. */
async function readThrough(screens: number): Promise<void> {
  const frame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));
  for (let screen = 0; screen < screens; screen += 1) {
    window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
    await frame();
    await frame();
  }
}

/** The fonts that the heading and the body of a page are rendered in. */
export async function facesShown(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const shown: string[] = [];
  for (const selector of ['h1', 'footer a']) {
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    shown.push(
      ...fonts
        .filter(({ isCustomFont }) => isCustomFont)
        .map(({ familyName }) => familyName.replace(/ .*/, '')),
    );
  }
  return shown;
}

/** The web fonts of the brand. */
export const BRAND = ['Cormorant', 'Jost'];

/**
 * Opens a page for the first time on a phone, scrolls through it, and expects no layout shift. The test must set
 * `slowNetwork`.
 * @param cpuSlowdown how many times slower than this machine the phone is
 * @param faces the web fonts that the page is shown in
 */
export async function expectStill(
  page: Page,
  address: string,
  cpuSlowdown: number,
  faces: readonly string[] = BRAND,
): Promise<void> {
  await recordShifts(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const open = followRequests(page);
  await page.goto(address);
  await settled(page, open);
  // Chromium on Linux rounds the letter widths of local fonts, so further down lines may break differently.
  await expect.poll(() => facesShown(page)).toEqual(faces);
  await page.evaluate(readThrough, SCREENS);
  await settled(page, open);
  await expectNoShifts(page);
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
