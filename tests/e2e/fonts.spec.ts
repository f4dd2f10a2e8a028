import { paths } from '../../src/config/paths';
import { expect, test } from './fixtures';
import { BRAND, expectStill, facesShown } from './shifts';

test.use({ fontSet: 'fonts that the shop does not know', slowNetwork: true });

test(
  'if no font has their measures, the web fonts appear on the next page and nothing moves',
  { tag: '@phone' },
  async ({ page }) => {
    await expectStill(page, paths.register, 1, []);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
    await expect.poll(() => facesShown(page)).toEqual(BRAND);
  },
);
