import type { Page } from '@playwright/test';

/**
 * Notes in each frame what a function finds in the page.
 * @param find runs in the page, and knows nothing outside of itself
 * @returns reads what it has found since the page was loaded, each once
 */
export async function watchFrames(page: Page, find: () => string[]): Promise<() => Promise<string[]>> {
  await page.addInitScript(`{
    const seen = (window.seenInFrames = new Set());
    const look = () => {
      for (const one of (${String(find)})()) seen.add(one);
      requestAnimationFrame(look);
    };
    look();
  }`);
  return () => page.evaluate(() => [...(window as unknown as { seenInFrames: Set<string> }).seenInFrames]);
}
