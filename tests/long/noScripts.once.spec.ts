import { paths } from '../../src/config/paths';
import { shopOwner } from '../../src/config/shopOwner';
import { expect, test } from '../e2e/fixtures';

test('without scripts every page says so, with an address to write to (3.30)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  for (const path of [paths.home, paths.products, paths.cart]) {
    await page.goto(path);
    const words = page.locator('.no-scripts');
    await expect(words, path).toBeInViewport();
    await expect(words).toContainText('needs JavaScript to show prices and to take orders');
    await expect(words).toContainText(shopOwner.email);
  }
  await context.close();
});
