import { paths } from '#config/paths';
import { expect, test } from './fixtures';

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
