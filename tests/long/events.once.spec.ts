import { expect, test } from '@playwright/test';
import { startMockServer } from '../../src/build/mockServer';
import { startStaticHost } from '../../src/build/staticHost';
import { paths, searchPath } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { hydrated } from '../e2e/settled';
import { logIn } from '../e2e/shopper';
import { buildForE2e } from '../helpers/e2eBuild';

interface Heard {
  heard?: [string, Record<string, unknown>][];
  agree?: () => void;
}

test("a build with the owner's analytics tells them of pages, perfumes, searches, adds and orders, and its privacy page says so (19.31)", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { folder, mockPort } = await buildForE2e('dist-e2e-events', {
    VITE_EVENTS_MODULE: './tests/helpers/ownersEvents.ts',
    VITE_EVENTS_HOSTS: 'https://analytics.example.com',
  });
  const [mock, site] = await Promise.all([startMockServer({ port: mockPort }), startStaticHost({ folder })]);
  const heard = () => page.evaluate(() => (window as Heard).heard ?? []);
  const open = async (path: string): Promise<void> => {
    await page.goto(site.origin + path);
    await hydrated(page);
    await page.waitForFunction(() => 'agree' in window);
    await page.evaluate(() => (window as Heard).agree?.());
    await expect.poll(heard).not.toEqual([]);
  };
  try {
    await open(paths.privacyPolicy);
    const section = page.getByRole('region', { name: 'Analytics, with your consent' });
    await expect(section.getByRole('listitem')).toHaveCount(5);
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    expect(policy).toContain('https://analytics.example.com');

    await open(searchPath('oud'));
    expect(await heard()).toEqual([
      ['page', { page: paths.search }],
      ['search', { words: 'oud' }],
    ]);

    await page.goto(site.origin + paths.login);
    await hydrated(page);
    await logIn(page, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
    await expect(page).toHaveURL(site.origin + paths.home);
    await open(paths.royalOud);
    await page.getByRole('button', { name: 'Add to Cart: Royal Oud', exact: true }).click();
    await expect(page.getByText('Royal Oud added to cart.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page).toHaveURL(site.origin + paths.orders);
    const perfume: unknown = { id: expect.any(String), name: 'Royal Oud', price: 32_000 };
    await expect
      .poll(async () => (await heard()).filter(([name]) => name !== 'page'))
      .toEqual([
        ['perfume', perfume],
        ['added', perfume],
        ['order', { pieces: 1, total: 32_000 }],
      ]);
  } finally {
    await Promise.all([mock.close(), site.close()]);
  }
});
