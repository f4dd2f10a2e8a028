import { paths } from '../../src/config/paths';
import { expect, test } from './fixtures';
import { openBeforeScripts } from './held';

for (const path of [paths.home, paths.cart]) {
  test(`Menu and Search on ${path} open once the app is there (3.35)`, async ({ page, isMobile }) => {
    const letCome = await openBeforeScripts(page, path);
    const header = page.getByRole('banner');
    const button = header.getByRole('button', { name: isMobile ? 'Menu' : 'Search' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await letCome();
    if (isMobile) await expect(button).toHaveAttribute('aria-expanded', 'true');
    else await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await expect(header.locator('[aria-busy]')).toHaveCount(0);
  });
}
