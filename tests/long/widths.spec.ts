import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures';
import { panelOf } from '../e2e/shopStates';
import { inPanel } from '../helpers/goods';

/** The panel in every width: opened in it, and narrowed to it step by step. */
const WIDTHS = [2560, 1440, 1366, 1280, 1024, 820, 390, 360, 320];
const once = { tag: '@desktop' };

/** Changes each product of the API. */
async function answer(page: Page, change: (row: object) => object) {
  await page.route(/\/products\?/, async (route) => {
    if (route.request().resourceType() !== 'fetch' && route.request().resourceType() !== 'xhr')
      return route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as { products: object[] };
    await route.fulfill({ response, json: body.products.map(change) });
  });
}

/** How far the open dialog reaches over its edge, and its buttons that lie outside, in each width. */
async function outside(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const wide = await page.evaluate(() => {
      const frame = document.querySelector('dialog[open]') ?? document.documentElement;
      const over = Math.max(0, frame.scrollWidth - frame.clientWidth);
      const scrolls = (part: Element | null): boolean =>
        part !== null &&
        part !== frame &&
        (/auto|scroll/.test(getComputedStyle(part).overflowX) || scrolls(part.parentElement));
      const lost = [...frame.querySelectorAll('button')]
        .filter((button) => button.checkVisibility() && !scrolls(button))
        .filter((button) => button.getBoundingClientRect().right > window.innerWidth + 1)
        .map((button) => button.textContent || button.ariaLabel);
      return over > 0 || lost.length > 0 ? [`${over} px, ${lost.join()}`] : [];
    });
    found.push(...wide.map((text) => `${width}: ${text}`));
  }
  return found;
}

for (const pictures of [1, 8, 24])
  test(
    `a panel of ${pictures} pictures fits, and its thumbnails can all be reached`,
    once,
    async ({ page }) => {
      await answer(page, (row) => ({
        ...row,
        images: Array.from({ length: pictures }, (_, at) => `/placeholder.svg?${at}`),
        description: 'One line.\nAnother line.',
      }));
      await page.goto(panelOf(inPanel.name));
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('Another line.')).toHaveCSS('white-space', 'pre-line');
      expect(await outside(page, WIDTHS)).toEqual([]);
      expect(await outside(page, [390, ...WIDTHS])).toEqual([]);
      if (pictures === 1) return;

      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        const thumbnails = dialog.getByRole('button', { name: /picture/i });
        await thumbnails
          .first()
          .evaluate((button) => button.parentElement?.scrollTo({ left: 0, behavior: 'instant' }));
        await expect(thumbnails.first()).toBeInViewport();
        await thumbnails.first().press('Enter');
        await expect(thumbnails.first()).toHaveAttribute('aria-pressed', 'true');
        await dialog.getByRole('group').first().focus();
        for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight');
        await expect(thumbnails.nth(3)).toHaveAttribute('aria-pressed', 'true');
        await thumbnails.last().press('Enter');
        await expect(thumbnails.last()).toHaveAttribute('aria-pressed', 'true');
        await expect(thumbnails.last()).toBeInViewport();
      }
    },
  );
