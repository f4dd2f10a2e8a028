import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { paths } from '#config/paths';
import { perfumes } from '#house/perfumes';
import { expect, test as base } from '../e2e/fixtures';
import { addToCart, heading, main } from '../e2e/shopper';

const PORT = 4278;

/** The shop, built with the tests' house in place of src/house, on a port of its own. */
const test = base.extend<object, { origin: string }>({
  origin: [
    // Playwright reads a fixture's dependencies from its first parameter; an empty pattern means none.
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'shop-house-'));
      const outDir = join(folder, 'dist');
      const options = [
        '--mode',
        'e2e',
        '--outDir',
        outDir,
        '--logLevel',
        'error',
        '--configLoader',
        'runner',
      ];
      execFileSync('npx', ['vite', 'build', ...options], {
        env: { ...process.env, HOUSE: 'tests/testHouse' },
      });
      const server = await preview({
        configLoader: 'runner',
        mode: 'e2e',
        logLevel: 'error',
        build: { outDir },
        preview: { host: '127.0.0.1', port: PORT, strictPort: true },
      });
      await provide(`http://127.0.0.1:${PORT}`);
      await server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ origin }, provide) => provide(origin),
});

test(
  'a shop with another house is whole: its texts are shown, and a customer buys',
  { tag: '@desktop' },
  async ({ page, signIn }) => {
    await signIn();
    await page.goto(paths.privacyPolicy);
    await expect(main(page)).toContainText('A paragraph of the privacy policy on use.');
    const { path, name } = perfumes.royalOud;
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
    await expect(main(page)).toContainText('Then the curtain.');
    await addToCart(page, name, 1);
    await page.goto(paths.cart);
    await main(page).getByRole('button', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(paths.orders);
  },
);
