import { paths } from '../../src/config/paths';
import { expect, test } from './fixtures';

test('a closer look from the catalogue, a heart, the saved ones, and Back (9.8, 9.10)', async ({ page }) => {
  await page.goto(paths.products);
  const card = page.getByRole('link', { name: 'Rose Velours', exact: true });
  await card.scrollIntoViewIfNeeded();
  await card.click();
  const panel = page.getByRole('dialog', { name: 'Rose Velours' });
  await expect(panel.getByRole('button', { name: 'Add to Cart: Rose Velours' })).toBeVisible();
  await expect(page).toHaveURL(/\/products\?perfume=[0-9a-f]{24}&name=Rose\+Velours$/);

  await panel.getByRole('button', { name: 'Next picture' }).click();
  await expect(panel.getByText('2 / 2')).toBeVisible();
  await panel.getByRole('button', { name: 'Zoom' }).click();
  await expect(panel.getByRole('button', { name: 'Zoom' })).toHaveAttribute('aria-pressed', 'true');
  await panel.getByRole('button', { name: 'Save Rose Velours' }).click();

  const top = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(paths.products);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(10);

  await page.getByRole('button', { name: 'Saved (1)' }).click();
  await expect(page.getByRole('main').getByText('1 saved perfume')).toBeVisible();
  await page.getByRole('link', { name: 'Rose Velours', exact: true }).click();
  await expect(panel).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('button', { name: 'Save Rose Velours' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${paths.products}?saved=1`);
});
