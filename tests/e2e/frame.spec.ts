import { paths } from '#config/paths';
import { expect, test } from './fixtures';
import { watchFrames } from './frames';
import { banner, main } from './shopper';

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
    const seen = await watchFrames(page, () =>
      Array.from(document.querySelectorAll('dialog[open], :popover-open'), (overlay) => {
        const { opacity, transform } = getComputedStyle(overlay);
        return `${opacity} ${transform}`;
      }),
    );
    await page.goto(paths.home);
    for (const name of ['Menu', 'Search']) {
      await banner(page).getByRole('button', { name }).click();
      await expect(
        banner(page).getByRole('link', { name: 'Contact' }).or(page.getByRole('dialog')),
      ).toBeVisible();
      await expect.poll(seen).toEqual(['1 none']);
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
