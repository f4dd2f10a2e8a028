import type { Page } from '@playwright/test';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { paths } from '#config/paths';
import { expect, test as base } from '../e2e/fixtures';
import { banner, heading } from '../e2e/shopper';
import { SITE_FOLDER } from '../e2e/site';

// Playwright reads a fixture's dependencies from its first parameter; an empty pattern means none.
const test = base.extend<{ site: string }>({
  // A copy of the built shop, on its own host.
  site: async ({}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-site-'));
    cpSync(SITE_FOLDER, folder, { recursive: true });
    await provide(folder);
    rmSync(folder, { recursive: true });
  },
});

/**
 * Prepares another release of a site, in which all scripts and styles have other names.
 * @returns the function that puts it in place
 */
function release(folder: string): () => void {
  const names = readdirSync(join(folder, 'assets')).filter((name) => /\.(?:js|css)$/.test(name));
  const renamed = (name: string): string => name.replace(/\.(\w+)$/, '2.$1');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js|css)$/.test(name)) continue;
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      names.reduce((result, asset) => result.replaceAll(asset, renamed(asset)), text),
    );
    for (const ending of ['br', 'gz']) rmSync(`${file}.${ending}`, { force: true });
  }
  return () => {
    for (const name of names) renameSync(join(folder, 'assets', name), join(folder, 'assets', renamed(name)));
  };
}

/** Serves a site on a port of its own. */
async function startHost(site: string, port: number) {
  const server = await preview({
    configLoader: 'runner',
    mode: 'e2e',
    logLevel: 'error',
    build: { outDir: site },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test.beforeEach(({ problems }) =>
  problems.allow(/MissingCodeError|could not be|Failed to|status 404|MIME type|ERR_/),
);

const link = (page: Page, name: string | RegExp) => banner(page).getByRole('link', { name });
const BROKEN = 'Something went wrong';
const once = { tag: '@desktop' };

test(
  'an open tab shows the requested page after a real release, once it is tried again',
  once,
  async ({ page, site }) => {
    const host = await startHost(site, 4276);
    await page.goto(host.origin + paths.cookies);
    release(site)();
    await link(page, 'Contact').click();
    await expect(heading(page, BROKEN)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'Contact')).toBeVisible();
    await host.close();
  },
);

test(
  'HTML that is published before its files says so, and can be tried again',
  once,
  async ({ page, site }) => {
    const host = await startHost(site, 4277);
    const placeFiles = release(site);
    // The app never starts on this page, so the fixture that waits for it cannot be used.
    await page.evaluate((address) => {
      window.location.href = address;
    }, host.origin + paths.contact);
    const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded completely' });
    await expect(notice).toBeVisible();
    placeFiles();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('First name').fill('Ada');
    await expect(notice).toBeHidden();
    await host.close();
  },
);
