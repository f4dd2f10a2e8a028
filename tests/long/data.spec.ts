import type { Page } from '@playwright/test';
import { TOKEN_HEADER } from '#api/endpoints';
import { searchPath } from '#config/paths';
import { expect, test } from '../e2e/fixtures';
import { heading, openSearch } from '../e2e/shopper';

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
