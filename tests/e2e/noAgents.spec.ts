import { paths } from '#config/paths';
import { expect, test } from './fixtures';

test(
  'without the interface, no code for agents is loaded',
  { tag: ['@desktop', '@chromium'] },
  async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(paths.contact);
    expect(await page.evaluate(() => 'modelContext' in document)).toBe(false);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => loaded.some((address) => /webFonts|woff2/.test(address))).toBe(true);
    expect(loaded.filter((address) => /agents|tools-/.test(address))).toEqual([]);
  },
);
