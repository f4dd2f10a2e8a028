import path from 'node:path';
import type { Browser } from '@playwright/test';
import { startMockServer } from '../../src/build/mockServer';
import { headCallAddress } from '../../src/build/headCallAddress';
import { SEARCH, USER_ID } from '../../src/build/inline/sendHeadCall';
import { startStaticHost } from '../../src/build/staticHost';
import { MOCK_API_PATH } from '../../src/config/mockPaths';
import { paths } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { test } from '../e2e/fixtures';
import { MockApi } from '../e2e/mockApi';
import { buildForE2e } from '../helpers/e2eBuild';
import { startDistantApi } from './distantApi';
import { buildPlainShop } from './plainShop';
import { SLOW_PHONE, slowConnection, slowProcessor, table } from './slowPhone';
import { first } from '../../src/mocks/goods';

/**
 * Measures how long a shopper on a slow phone waits for a useful page, compared with a plain app that makes
 * the same calls. The API is a distant other origin. All times are in ms from the start of the navigation:
 * - rows: the first price in `main` is visible; on Home, its heading
 * - answers: React has hydrated the Menu button, so presses are answered
 * - early tap: the menu is open after one touch, 150 ms after the first contentful paint; `lost`: not within
 *   8 s
 * - kB: received until then
 */

const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const TAP_AFTER_PAINT_MS = 150;
const GIVE_UP_MS = 8000;
const MENU = 'header button[aria-label="Menu"]';

const VISITS = [
  { name: 'home', path: paths.home, tap: false },
  { name: 'home, early tap', path: paths.home, tap: true },
  { name: 'catalogue', path: paths.products, tap: false },
  { name: 'catalogue, early tap', path: paths.products, tap: true },
  { name: 'perfume', path: first.path, tap: false },
  { name: 'cart', path: paths.cart, tap: false },
  { name: 'orders', path: paths.orders, tap: false },
];

/** ms from the start of the navigation; missing if it did not happen. */
type Sample = Partial<Record<'fcp' | 'lcp' | 'rows' | 'answers' | 'opened' | 'kB', number>>;

declare global {
  interface Window {
    useful: Sample;
  }
}

/** Runs in the page before its own scripts, so it uses nothing from its scope. */
function watch({ menu, rowsAreHeading }: { menu: string; rowsAreHeading: boolean }): void {
  const sample: Sample = {};
  window.useful = sample;
  const observe = (type: string, heard: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(heard)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') sample.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (sample.lcp = startTime));
  observe('resource', (entry) => {
    sample.kB = (sample.kB ?? 0) + (entry as PerformanceResourceTiming).transferSize / 1000;
  });
  const isVisible = (element: Element): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const isPrice = (element: Element): boolean =>
    element.childElementCount === 0 && /^\$\d/.test(element.textContent.trim());
  setInterval(() => {
    const now = performance.now();
    if (sample.rows === undefined) {
      const wanted = rowsAreHeading
        ? [...document.querySelectorAll('main h1')]
        : [...document.querySelectorAll('main *')].filter(isPrice);
      if (wanted.some(isVisible)) sample.rows = now;
    }
    const button = document.querySelector(menu);
    if (!button) return;
    if (Object.keys(button).some((key) => key.startsWith('__reactProps'))) sample.answers ??= now;
    if (button.getAttribute('aria-expanded') === 'true') sample.opened ??= now;
  }, 20);
}

async function visit(
  browser: Browser,
  origin: string,
  { path: route, tap }: (typeof VISITS)[number],
  storage: Readonly<Record<string, string>>,
): Promise<Sample> {
  // Without the fixtures' header, which would ask for a preflight.
  const context = await browser.newContext({ ...SLOW_PHONE, serviceWorkers: 'block', extraHTTPHeaders: {} });
  try {
    const page = await context.newPage();
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storage);
    await page.addInitScript(watch, { menu: MENU, rowsAreHeading: route === paths.home });
    const session = await context.newCDPSession(page);
    await slowProcessor(session);
    await slowConnection(session);
    await page.goto(origin + route, { waitUntil: 'commit' });
    if (tap) {
      await page.waitForFunction(
        (wait) => performance.now() > (window.useful.fcp ?? Infinity) + wait,
        TAP_AFTER_PAINT_MS,
      );
      const box = await page.locator(MENU).boundingBox();
      await page.touchscreen.tap((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    }
    await page
      .waitForFunction(
        (tapped) => (tapped ? window.useful.opened : window.useful.rows && window.useful.answers),
        tap,
        { timeout: GIVE_UP_MS },
      )
      .catch(() => undefined);
    return await page.evaluate(() => window.useful);
  } finally {
    await context.close();
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return ((sorted[middle] ?? NaN) + (sorted.at(-middle - 1) ?? NaN)) / 2;
}

/** Our median and range, the plain shop's median, and the ratio. */
function beside(key: keyof Sample, ours: readonly Sample[], plain: readonly Sample[]): string {
  const [own, other] = [ours, plain].map((samples) => samples.flatMap((sample) => sample[key] ?? [])) as [
    number[],
    number[],
  ];
  if (other.length < RUNS || own.length < RUNS) {
    return `${String(RUNS - own.length)} lost; plain: ${String(RUNS - other.length)} lost`;
  }
  const range = `${Math.min(...own).toFixed(0)}-${Math.max(...own).toFixed(0)}`;
  const ratio = (median(own) / median(other)).toFixed(2);
  return `${median(own).toFixed(0)} (${range}) / ${median(other).toFixed(0)} ${ratio}x`;
}

test('the time until our pages are useful on a phone, compared with a plain shop', async ({ browser }) => {
  const mock = await startMockServer();
  const api = await startDistantApi(mock.origin);
  const host = api.origin + MOCK_API_PATH;
  const calls = Object.fromEntries(
    VISITS.map((one) => [
      one.path,
      (headCallAddress(host, one.path) ?? '').replace(USER_ID, ':userId').replace(SEARCH, ''),
    ]),
  );
  const { folder } = await buildForE2e('dist-e2e-bench', { VITE_API_HOST: host });
  const plain = await startStaticHost(await buildPlainShop(path.join(folder, '.plain'), calls));
  const shop = await startStaticHost(folder);
  const controls = new MockApi(mock.origin, '');
  const session = await controls.login(DEMO_ACCOUNT);
  await controls.fillCart(session, await controls.productIds(4));
  const customer = {
    user: JSON.stringify(session.user),
    token: session.token,
    userId: session.user._id,
  };
  const taken = VISITS.map((one) => ({ ...one, plain: [] as Sample[], ours: [] as Sample[] }));
  for (let run = 0; run < RUNS; run += 1) {
    for (const one of taken) {
      const storage = one.path === paths.cart || one.path === paths.orders ? customer : {};
      one.plain.push(await visit(browser, plain.origin, one, storage));
      one.ours.push(await visit(browser, shop.origin, one, storage));
    }
  }
  const KEYS = ['fcp', 'lcp', 'rows', 'answers', 'opened', 'kB'] as const;
  console.log(
    table(
      ['page', 'FCP ms, ours / plain', 'LCP', 'rows', 'answers', 'early tap opened', 'kB'],
      taken.map((one) => [
        one.name,
        ...KEYS.map((key) =>
          key === 'fcp' || one.tap === (key === 'opened') ? beside(key, one.ours, one.plain) : '-',
        ),
      ]),
    ),
  );
  await Promise.all([plain.close(), shop.close(), api.close(), mock.close()]);
});
