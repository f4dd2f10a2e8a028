import { paths } from '#config/paths';
import { expect, test } from '../e2e/fixtures';
import { hold } from '../e2e/held';

test(
  'a loading list keeps the footer out of view, so that nothing visible moves when it appears',
  { tag: '@phone' },
  async ({ page }) => {
    const list = await hold(page, /\/products\?.*limit=/);
    await page.goto(paths.products);
    const main = page.getByRole('main');
    await expect(main.getByText('Loading products...')).toBeVisible();
    // Past the end of the placeholder cards.
    await main.locator('section > [aria-hidden="true"]').evaluate((cards) => {
      cards.scrollIntoView({ block: 'end', behavior: 'instant' });
      window.scrollBy({ top: 300, behavior: 'instant' });
    });
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    list.release();
    await expect(main.getByRole('list', { name: 'Perfumes' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  },
);
