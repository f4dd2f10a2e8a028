import type { Page } from '@playwright/test';
import { paths } from '#config/paths';
import { expect, test } from './fixtures';
import { banner, main } from './shopper';

/** Notes the opacity of dialog and menu in each frame. */
function watchOverlays(): void {
  const seen = new Set<string>();
  const look = (): void => {
    for (const overlay of document.querySelectorAll('dialog[open], :popover-open')) {
      const { opacity, transform } = getComputedStyle(overlay);
      seen.add(`${opacity} ${transform}`);
    }
    requestAnimationFrame(look);
  };
  look();
  Object.assign(window, { seen });
}
const seen = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);

test(
  'the navigation bar is transparent over a dark picture, and stays at the top while scrolling',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(paths.home);
    const header = page.getByRole('banner');
    const ground = () =>
      header.evaluate((element) => getComputedStyle(element).getPropertyValue('border-color'));
    const clear = await ground();
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await expect.poll(ground).not.toBe(clear);
    expect((await header.boundingBox())?.y).toBe(0);
  },
);

test(
  'a press answers: the pressed dims, and what opens is opaque at once',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(watchOverlays);
    await page.goto(paths.home);
    for (const name of ['Menu', 'Search']) {
      await banner(page).getByRole('button', { name }).click();
      await expect(
        banner(page).getByRole('link', { name: 'Contact' }).or(page.getByRole('dialog')),
      ).toBeVisible();
      await expect.poll(() => seen(page)).toEqual(['1 none']);
      await page.keyboard.press('Escape');
      await page.reload();
    }

    const link = main(page).getByRole('link', { name: 'Register' });
    await expect(link).toHaveCSS('-webkit-tap-highlight-color', 'rgba(0, 0, 0, 0)');
    await link.hover();
    await page.mouse.down();
    await expect(link).toHaveCSS('opacity', '0.6');
  },
);
