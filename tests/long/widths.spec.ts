import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures';
import { panelOf } from '../e2e/shopStates';
import { inPanel } from '../helpers/goods';
import { sticksOut } from './sticksOut';

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
      expect(await sticksOut(page, WIDTHS)).toEqual([]);
      expect(await sticksOut(page, [390, ...WIDTHS])).toEqual([]);
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
