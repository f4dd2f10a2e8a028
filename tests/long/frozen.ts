import type { Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { expect, test } from '../e2e/fixtures';
import { CHROMIUM } from '../e2e/site';

declare global {
  interface Window {
    /** Set before the page is left: only the same page still has it. */
    before?: true;
    /** Set when the page is shown again: whether it was frozen, and the text of its first frame. */
    again?: { persisted: boolean; text: string };
  }
}

/**
 * Enables the browser's back/forward cache, which Playwright disables and the headless shell lacks, in a file's
 * tests.
 */
export function withBackForwardCache(): void {
  test.use({
    launchOptions: [
      async ({ launchOptions }, provide) =>
        provide({
          ...launchOptions,
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
          ...(existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : { channel: 'chromium' }),
        }),
      { scope: 'worker' },
    ],
  });
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        requestAnimationFrame(() => {
          window.again = { persisted, text: document.body.innerText };
        });
      });
    });
  });
}

/**
 * Leaves the shop for another site, and returns to the frozen page.
 * @param meanwhile runs while the page is frozen
 * @returns the text of its first frame
 */
export async function awayAndBack(
  page: Page,
  away: string,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  await page.evaluate(() => {
    delete window.again;
    window.before = true;
  });
  await page.goto(away);
  await meanwhile();
  // A frozen page loads nothing, so there is nothing else to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => window.again?.persisted), 'from the back/forward cache')
    .toBe(true);
  expect(await page.evaluate(() => window.before)).toBe(true);
  return page.evaluate(() => window.again?.text ?? '');
}
