import type { Page } from '@playwright/test';
import { findChromium, launchArgs } from '../helpers/chromium.mjs';
import { expect, test } from './fixtures';

declare global {
  interface Window {
    /** Set before the page is left: only the very same page still has it. */
    before?: true;
    /** What the page says when it is shown again: whether it was frozen, and its first frame's text. */
    again?: { persisted: boolean; text: string };
  }
}

const executablePath = findChromium();

/** For a file's tests: the browser's back/forward cache, which Playwright switches off. */
export function withBackForwardCache(): void {
  test.use({
    launchOptions: {
      args: launchArgs(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
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

/** Leaves the shop for another site, and comes back to the frozen page. @returns its first frame's text */
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
  // A frozen page loads nothing, so there is no more to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => window.again?.persisted), 'from the back/forward cache')
    .toBe(true);
  expect(await page.evaluate(() => window.before)).toBe(true);
  return page.evaluate(() => window.again?.text ?? '');
}
