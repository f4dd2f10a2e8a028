import { paths } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';
import { hold } from '../e2e/held';

test('a list that is awaited holds the footer out of view, so that it moves nothing when it comes (3.22)', async ({
  page,
}) => {
  const list = await hold(page, /\/products\?.*limit=/);
  await page.goto(paths.products);
  const main = page.getByRole('main');
  await expect(main.getByText('Loading products...')).toBeVisible();
  // To the end of the cards that stand for it, and on.
  await main.locator('section > [aria-hidden="true"]').evaluate((cards) => {
    cards.scrollIntoView({ block: 'end', behavior: 'instant' });
    window.scrollBy({ top: 300, behavior: 'instant' });
  });
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  list.letCome();
  await expect(main.getByRole('list', { name: 'Perfumes' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
});
