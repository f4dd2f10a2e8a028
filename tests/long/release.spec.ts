import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startStaticHost } from '../../src/build/staticHost';
import { paths, searchPath } from '../../src/config/paths';
import { openTab } from '../e2e/customers';
import { expect, test as base } from '../e2e/fixtures';
import { hydrated } from '../e2e/settled';
import { banner, heading, main, openSearch, searchFor } from '../e2e/shopper';

// Playwright reads from the pattern which fixtures one needs.
/* eslint no-empty-pattern: 'off' */
const test = base.extend<{ site: string }>({
  // A copy of the built shop, on a host of its own.
  site: async ({}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'aurevane-site-'));
    cpSync(process.env.E2E_FOLDER ?? '', folder, { recursive: true });
    await provide(folder);
    rmSync(folder, { recursive: true });
  },
});

/**
 * Makes another release of a site: its scripts and styles get other names, everywhere.
 * @returns puts them in their place
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

const NOSNIFF = { 'X-Content-Type-Options': 'nosniff' };
/** How a host answers for a file that is gone. */
const ANSWERS = {
  'a 404': { status: 404, headers: { 'Content-Type': 'text/plain', ...NOSNIFF }, body: 'Not found' },
  'the shell': {
    status: 200,
    headers: { 'Content-Type': 'text/html', ...NOSNIFF },
    body: '<!doctype html><div id="root"></div>',
  },
};

test.beforeEach(({ problems }) =>
  problems.allow(/PageLoadError|could not be|Failed to|status 404|MIME type|ERR_/),
);

/** Takes a file of the build away, named without the hash. @returns what brings it back */
async function takeAway(
  page: Page,
  file: RegExp,
  answer: keyof typeof ANSWERS = 'a 404',
): Promise<() => void> {
  let gone = true;
  await page.route(new RegExp(`/assets/${file.source}$`), (route) =>
    gone ? route.fulfill(ANSWERS[answer]) : route.continue(),
  );
  return () => {
    gone = false;
  };
}

/** Counts the documents that a page loads from now on, and calls back at each. */
function countLoads(page: Page, loaded?: () => void): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    loads += 1;
    loaded?.();
  });
  return () => loads;
}

const link = (page: Page, name: string | RegExp) => banner(page).getByRole('link', { name });
const BROKEN = 'Something went wrong';
const once = { tag: '@desktop' };

for (const [file, answer] of [
  [/SearchPage-[^/]*\.js/, 'a 404'],
  [/SearchPage-[^/]*\.css/, 'the shell'],
] as const) {
  test(
    `a page whose ${file.source.slice(-3)} is answered with ${answer} is loaded again once, at the address that was wanted (3.21)`,
    once,
    async ({ page }) => {
      await page.goto(paths.cookies);
      const loads = countLoads(page, await takeAway(page, file, answer));
      const entries = await page.evaluate(() => history.length);
      await searchFor(page, 'night & day');
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Results for night & day')).toBeVisible();
      await expect(page).toHaveURL(searchPath('night & day'));
      expect(loads()).toBe(1);
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      await page.goBack();
      await expect(heading(page, 'Cookies')).toBeVisible();
    },
  );
}

test(
  'a page that stays gone is loaded again once, never in a loop, and can be tried again (3.21)',
  once,
  async ({ page }) => {
    await page.goto(paths.cookies);
    const giveBack = await takeAway(page, /ContactPage-[^/]*\.js/);
    const loads = countLoads(page);
    await link(page, 'Contact').click();
    await expect(heading(page, BROKEN)).toBeVisible();
    await expect(page).toHaveURL(paths.contact);
    expect(loads()).toBe(1);
    await hydrated(page);

    // The rest of the shop is as it was; coming back to the broken entry does not load it once more.
    await link(page, 'Login').click();
    await expect(heading(page, 'Login')).toBeVisible();
    await page.goBack();
    await expect(heading(page, BROKEN)).toBeVisible();
    expect(loads()).toBe(1);

    giveBack();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'Contact')).toBeVisible();
  },
);

test(
  'after a real release an open tab is loaded again once, and shows the wanted page (19.21)',
  once,
  async ({ page, site }) => {
    const host = await startStaticHost({ folder: site });
    await page.goto(host.origin + paths.cookies);
    const loads = countLoads(page);
    release(site)();
    await link(page, 'Contact').click();
    await expect(heading(page, 'Contact')).toBeVisible();
    expect(loads()).toBe(1);
    await host.close();
  },
);

test(
  'HTML that is there before its files: one reload, then the page says so, and can be tried again (19.21)',
  once,
  async ({ page, site }) => {
    const host = await startStaticHost({ folder: site });
    const placeFiles = release(site);
    const loads = countLoads(page);
    // The page never becomes the app's, which opening it by the fixture would wait for.
    await page.evaluate((address) => {
      window.location.href = address;
    }, host.origin + paths.contact);
    const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded completely' });
    await expect(notice).toBeVisible();
    expect(loads()).toBe(2);
    placeFiles();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('First name').fill('Ada');
    await expect(notice).toBeHidden();
    await host.close();
  },
);

test(
  'code that is no page fails as its call does, and nothing is loaded again (3.21)',
  once,
  async ({ page }) => {
    await takeAway(page, /NotifyMeDialog-[^/]*\.js/);
    await page.goto(paths.home);
    const loads = countLoads(page);
    await main(page).getByRole('button', { name: 'Notify Me When Live' }).click();
    await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again later.');
    expect(loads()).toBe(0);
  },
);

test(
  'where the code of the search overlay is missing, the page of results can be searched (3.21)',
  once,
  async ({ page, context }) => {
    const giveBack = await takeAway(page, /SearchOverlay-[^/]*\.js/);
    await page.goto(paths.contact);
    await openSearch(page);
    await expect(page).toHaveURL(paths.search);
    await expect(main(page).getByRole('searchbox')).toBeVisible();
    giveBack();
    const tab = await openTab(context, paths.contact);
    await openSearch(tab);
    await expect(tab.getByRole('combobox')).toBeFocused();
  },
);
