import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, test, type Browser } from '@playwright/test';
import { endpoints } from '../../src/api/endpoints';
import { startMockServer } from '../../src/build/mockServer';
import { firstCallOf } from '../../src/build/firstCalls';
import { SEARCH, USER_ID } from '../../src/build/inline/firstCall';
import { startStaticHost } from '../../src/build/staticHost';
import { MOCK_API_PATH } from '../../src/config/mockPaths';
import { paths } from '../../src/config/paths';
import { seedProducts } from '../../src/mocks/seed/catalogue';
import { ensureChromium, launchArgs } from '../helpers/chromium.mjs';
import { buildBareShop } from './bareReact';
import { buildShop } from './buildShop';
import { startDistantApi } from './distantApi';
import { PROFILES, slowDown } from './load';
import { median, ratio, spread, table } from './numbers';
import { signIn } from './slowPhone';

/**
 * How long a shopper on a slow phone waits until a page is of use, beside a plain app that makes the same calls. The
 * API is another origin, far away. All times are ms from the start of the navigation:
 *
 * - rows: the first price in `main` is visible; on Home, its heading
 * - answers: React has taken over the Menu button, so a press is answered from then on
 * - early tap: the menu is open after one touch, 150 ms after the first contentful paint; `lost`: not within 8 s
 */

const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const TAP_AFTER_PAINT_MS = 150;
const GIVE_UP_MS = 8000;
const HERO = readFileSync(path.join(import.meta.dirname, 'hero.webp'));
const MENU = 'header button[aria-label="Menu"]';

const VISITS = [
  { name: 'home', path: paths.home, tap: false },
  { name: 'home, early tap', path: paths.home, tap: true },
  { name: 'catalogue', path: paths.products, tap: false },
  { name: 'catalogue, early tap', path: paths.products, tap: true },
  { name: 'perfume', path: paths.classicMusk, tap: false },
  { name: 'cart', path: paths.cart, tap: false },
  { name: 'orders', path: paths.orders, tap: false },
];

/** ms from navigation start; missing: it did not happen. */
interface Sample {
  fcp?: number;
  rows?: number;
  answers?: number;
  opened?: number;
}

declare global {
  interface Window {
    useful: Sample;
  }
}

/** Runs in the page before its own scripts; refers to nothing outside itself. */
function watch({ menu, rowsAreHeading }: { menu: string; rowsAreHeading: boolean }): void {
  const sample: Sample = {};
  window.useful = sample;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') sample.fcp = entry.startTime;
    }
  }).observe({ type: 'paint', buffered: true });
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
  const context = await browser.newContext({ ...PROFILES.phone.context, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storage);
    await page.addInitScript(watch, { menu: MENU, rowsAreHeading: route === paths.home });
    const session = await context.newCDPSession(page);
    await slowDown(session, PROFILES.phone);
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

test('when our pages are of use on a phone, against a plain shop', async () => {
  const mock = await startMockServer();
  const api = await startDistantApi(mock.origin);
  const host = api.origin + MOCK_API_PATH;
  const calls = Object.fromEntries(
    VISITS.map((one) => [
      one.path,
      (firstCallOf(host, one.path) ?? '').replace(USER_ID, ':userId').replace(SEARCH, ''),
    ]),
  );
  const folder = buildShop(host);
  const bare = await startStaticHost({ folder: await buildBareShop(path.dirname(folder), HERO, calls) });
  const shop = await startStaticHost({ folder });
  const customer = await signIn(mock.origin);
  await fetch(`${mock.origin}${MOCK_API_PATH}${endpoints.cartAdd}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${customer.token ?? ''}` },
    body: JSON.stringify({
      userId: customer.userId,
      products: seedProducts.slice(0, 4).map(({ id }) => ({ productId: id, quantity: 1 })),
    }),
  });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: launchArgs() });
  try {
    const taken = VISITS.map((one) => ({ ...one, bare: [] as Sample[], ours: [] as Sample[] }));
    for (let run = 0; run < RUNS; run += 1) {
      for (const one of taken) {
        const storage = one.path === paths.cart || one.path === paths.orders ? customer : {};
        one.bare.push(await visit(browser, bare.origin, one, storage));
        one.ours.push(await visit(browser, shop.origin, one, storage));
      }
    }
    const cell = (one: (typeof taken)[number], key: keyof Sample): string => {
      const times = (samples: readonly Sample[]): number[] => samples.flatMap((sample) => sample[key] ?? []);
      const [ours, others] = [times(one.ours), times(one.bare)];
      if (others.length < RUNS || ours.length < RUNS) {
        return `${String(RUNS - ours.length)} lost; plain: ${String(RUNS - others.length)} lost`;
      }
      return `${spread(ours)} / ${median(others).toFixed(0)} ${ratio(ours, others)}`;
    };
    const KEYS = ['fcp', 'rows', 'answers', 'opened'] as const;
    console.log(
      table(
        ['page', 'FCP ms, ours / plain', 'rows', 'answers', 'early tap opened'],
        taken.map((one) => [
          one.name,
          ...KEYS.map((key) => (one.tap === (key === 'opened') || key === 'fcp' ? cell(one, key) : '-')),
        ]),
      ),
    );
  } finally {
    await browser.close();
    await Promise.all([bare.close(), shop.close(), api.close(), mock.close()]);
  }
});
