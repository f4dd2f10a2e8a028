import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { hydrated } from '../e2e/settled';
import { metric } from './load';
import { table } from './numbers';
import { test } from './slowPhone';

/** `npm run bench -- idle`: what a page that is left alone takes of a core, at full speed. */

const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
/** The carousel is through its slides, and all of them are loaded. */
const SETTLED_MS = 16_000;

const rest = () => Promise.resolve();
const toEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

/** As a tab behind another one is told. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

const STATES: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  ['Home in view', paths.home, rest],
  ['Home, hero out of view', paths.home, toEnd],
  ['Home, tab hidden', paths.home, hide],
  ['contact', paths.contact, rest],
];

test('a minute left alone', async ({ page, session, shop }) => {
  await session.send('Performance.enable');
  const rows: string[][] = [];
  for (const [name, path, prepare] of STATES) {
    await page.goto(shop.site + path);
    await hydrated(page);
    await prepare(page);
    await page.waitForTimeout(SETTLED_MS);
    const read = async () => [await metric(session, 'TaskDuration'), await metric(session, 'ProcessTime')];
    const before = await read();
    await page.waitForTimeout(SECONDS * 1000);
    const after = await read();
    const percents = after.map((seconds, at) => ((seconds - (before[at] ?? 0)) / SECONDS) * 100);
    rows.push([name, ...percents.map((percent) => percent.toFixed(2))]);
  }
  console.log(`\n${table(['% of a core', 'main thread', "the page's process"], rows)}`);
});
