import type { Page } from '@playwright/test';
import { TOKEN_HEADER } from '../../src/api/endpoints';
import { MOCK_API_PATH } from '../../src/config/mockPaths';
import { paths, searchPath } from '../../src/config/paths';
import type { Fault } from '../../src/mocks/faults';
import { BEN, register } from '../e2e/customers';
import { expect, test } from '../e2e/fixtures';
import { followRequests, settled } from '../e2e/settled';
import { heading, logIn, openSearch } from '../e2e/shopper';
import { first } from '../../src/mocks/goods';

/** The pages that show outside data, or use it in a call. */
const PAGES = [paths.products, first.path, searchPath(first.name), paths.cart, paths.orders, paths.profile];
const once = { tag: '@desktop' };

interface Sent {
  url: string;
  token: boolean;
}

/** Records the page's requests, and whether they carry a token. */
function watchRequests(page: Page): readonly Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (request.method() === 'OPTIONS') return;
    sent.push({ url: request.url(), token: TOKEN_HEADER.toLowerCase() in request.headers() });
  });
  return sent;
}

/** Addresses of pictures and links on the page that could run code or leave http(s). */
async function badAddresses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pictures = [...document.querySelectorAll('img')].map((image) => image.src);
    const links = [...document.querySelectorAll('a')].map((link) => link.href);
    const isGood = (address: string): boolean =>
      /^(https?:\/\/|data:image\/)/.test(address) || address === '';
    return [...pictures, ...links].filter((address) => !isGood(address));
  });
}

for (const fault of ['markup', 'badImages'] as const satisfies readonly Fault[]) {
  test(
    `answers with ${fault} appear as text, run nothing and link nowhere else; only the API gets the token`,
    once,
    async ({ page, mock, request, baseURL }) => {
      const sent = watchRequests(page);
      const open = followRequests(page);
      await register(request, mock, BEN);
      await mock.fault({ endpoint: '*', fault });
      await page.goto(paths.login);
      await logIn(page, BEN.email, BEN.password);
      await expect(page).toHaveURL(paths.home);
      const session = await mock.login(BEN);
      await mock.fillCart(session, await mock.productIds(3));
      for (const path of PAGES) {
        await page.goto(path);
        await settled(page, open);
        expect(await badAddresses(page), path).toEqual([]);
        expect(await page.evaluate(() => Reflect.get(window, 'hacked') as unknown), path).toBeUndefined();
        await expect(page.locator('main script, main iframe, main [onerror], main [onload]')).toHaveCount(0);
      }
      const api = mock.origin + MOCK_API_PATH;
      const origins = new Set(sent.map(({ url }) => new URL(url).origin));
      origins.delete('null');
      expect([...origins].sort()).toEqual([baseURL, mock.origin].sort());
      const withToken = sent.filter(({ token }) => token);
      expect(withToken.length).toBeGreaterThan(0);
      expect(withToken.filter(({ url }) => !url.startsWith(`${api}/`))).toEqual([]);
    },
  );
}

// No path ends like a file name, because a missing file is a 404.
test(
  'an address that looks like another website shows Home in place, and never leaves the shop',
  once,
  async ({ page, baseURL, problems }) => {
    // The router adds no history entry at such an address, and logs that.
    problems.allow(/External navigation is not allowed/);
    const sent = watchRequests(page);
    for (const path of ['//evil.example/x', '/\\evil.example/x', '/%2F%2Fevil.example/x']) {
      await page.goto(`${baseURL ?? ''}${path}`);
      await expect(heading(page)).toContainText('Welcome');
      await openSearch(page);
      await page.getByRole('combobox', { name: 'Search products, pages...' }).fill('//evil.example');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${baseURL ?? ''}${searchPath('//evil.example')}`);
    }
    expect(sent.filter(({ url }) => new URL(url).hostname === 'evil.example')).toEqual([]);
  },
);
