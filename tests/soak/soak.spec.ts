import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/config/constants';
import { opensOverlay } from '../../src/model/overlays';
import { paths } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { expect, test } from '../e2e/fixtures';
import type { MockApi } from '../e2e/mockApi';
import { banner, expectCart, goByFooter, logIn, logOut, main, openSearch } from '../e2e/shopper';
import { ACTIONS, answerQuestion, closePanel, closerLook } from './actions';
import { createRandom, type Random } from './random';
import { changeServer } from './changeServer';
import { followOrders } from './placedOrders';
import { first, inPanel } from '../../src/mocks/goods';

const MINUTE_MS = 60_000;
const minutes = Math.min(10, Number(process.env.SOAK_MINUTES ?? 3) || 3);
const seed = Number(process.env.SOAK_SEED ?? Date.now() % 2 ** 32) >>> 0;
/**
 * In the first part of the time, the page is reloaded, and its cart is compared with the server's. The rest runs in
 * one document. Its memory is first measured after a quarter of the time.
 */
const FIRST_PART = 0.15;
const MEASURED_FROM = 0.25;
const ACTIONS_WITH_FAULTS = 25;
const ACTIONS_WITHOUT_FAULTS = 8;
const HEAP_GROWTH_LIMIT = 1.1;

const link = (page: Page, name: string | RegExp) => banner(page).getByRole('link', { name });

/** Waits until the page has a heading and no button is busy. */
async function steady(page: Page): Promise<void> {
  const title = main(page).getByRole('heading', { level: 1 }).first();
  await expect(title).toBeVisible();
  await expect(title).not.toHaveText('Something went wrong');
  // The code of a panel that the address names loads later. If the session ends meanwhile, the address changes.
  const lacksPanel = async (): Promise<boolean> =>
    opensOverlay(new URL(page.url()).search) && (await page.getByRole('dialog').count()) === 0;
  await expect.poll(lacksPanel, 'a panel in the address that is not open').toBe(false);
  await expect(page.locator('button[aria-busy=true]')).toHaveCount(0, { timeout: 20_000 });
}

async function isCustomer(page: Page): Promise<boolean> {
  return banner(page).getByRole('button', { name: 'Logout', exact: true }).isVisible();
}

async function becomeCustomer(page: Page): Promise<void> {
  await closePanel(page);
  if (await isCustomer(page)) return;
  await link(page, 'Login').click();
  await logIn(page, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
  await expect(banner(page).getByRole('button', { name: 'Logout', exact: true })).toBeVisible();
}

/** Logs out and in again, in case the session has ended on the server. */
async function becomeCustomerAnew(page: Page): Promise<void> {
  await closePanel(page);
  if (await isCustomer(page)) await logOut(page);
  await becomeCustomer(page);
}

/** A row of a cart, for comparisons. */
type Line = readonly [productId: string, quantity: number];
const sorted = (lines: readonly Line[]): Line[] =>
  [...lines].sort(([one], [other]) => one.localeCompare(other));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

async function serversCart(mock: MockApi): Promise<Line[]> {
  const rows = (await mock.state()).carts[DEMO_ACCOUNT.id] ?? [];
  return sorted(rows.map(({ productId, quantity }) => [textOf(productId), Number(quantity)]));
}

async function mirroredCart(page: Page): Promise<Line[]> {
  const mirror = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.cart);
  const rows = JSON.parse(mirror ?? '[]') as { productId: string; quantity: number }[];
  return sorted(rows.map(({ productId, quantity }) => [productId, quantity]));
}

/** Expects that the tab's mirror and count match the server's cart. */
async function compareCart(page: Page, mock: MockApi): Promise<void> {
  await expect
    .poll(async () => ({ tab: await mirroredCart(page) }))
    .toEqual({ tab: await serversCart(mock) });
  const pieces = (await serversCart(mock)).reduce((sum, [, quantity]) => sum + quantity, 0);
  await expectCart(page, pieces);
}

/** Expects every order of the server on the page, once. */
async function compareOrders(page: Page, mock: MockApi): Promise<void> {
  await link(page, 'Orders').click();
  // A long list renders only what is near the view.
  const found = new Set<string>();
  const numbers = async (): Promise<string[]> => {
    const headings = await main(page).locator('article h3').allTextContents();
    const drawn = headings.map((text) => /AUR-\d+-\d+/.exec(text)?.[0] ?? text);
    expect([...new Set(drawn)], 'each once').toEqual(drawn);
    for (const number of drawn) found.add(number);
    await page.evaluate(() => {
      const orders = document.querySelectorAll('main article');
      orders[orders.length - 1]?.scrollIntoView({ block: 'end', behavior: 'instant' });
    });
    return [...found].sort();
  };
  const orders = (await mock.state()).orders[DEMO_ACCOUNT.id] ?? [];
  const expected = orders.map(({ orderId }) => textOf(orderId)).sort();
  await expect.poll(numbers, { timeout: 30_000 }).toEqual(expected);
}

/** Opens every part that has its own code besides the pages, starting from Home. */
async function openAllParts(page: Page): Promise<void> {
  const close = async (): Promise<void> => {
    await expect(page.getByRole('dialog')).toBeVisible();
    await closePanel(page);
  };
  await main(page).getByRole('button', { name: 'Notify Me When Live' }).click();
  await close();
  await openSearch(page);
  await close();
  await main(page).getByRole('link', { name: 'Find your scent' }).click();
  await close();
  await link(page, 'Products').first().click();
  for (const { name } of [inPanel, first]) {
    await main(page).getByRole('link', { name, exact: true }).click();
    if (name === first.name) await main(page).getByRole('button', { name: 'Look closer' }).click();
    await close();
  }
}

/** The heap in bytes after a visit to every kind of page and part, a logout and a garbage collection. */
async function heapAtRest(page: Page, mock: MockApi): Promise<number> {
  await mock.scenario('normal');
  await becomeCustomerAnew(page);
  for (const name of ['Products', 'Orders', /^Cart/, 'Profile', 'Contact', 'Home'] as const) {
    await link(page, name).first().click();
    await steady(page);
  }
  await openAllParts(page);
  await logOut(page);
  await goByFooter(page, 'Cookies');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Runtime.enable');
  // The browser keeps logged values for its developer tools.
  await devtools.send('Runtime.discardConsoleEntries');
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize;
}

/** Performs an action. It may fail if the app goes to /login meanwhile, because the session has ended. */
async function attempt(page: Page, work: () => Promise<boolean>): Promise<boolean> {
  const path = (): string => new URL(page.url()).pathname;
  const from = path();
  try {
    return await work();
  } catch (error) {
    if (from !== paths.login && path() === paths.login) return true;
    throw error;
  }
}

/** Performs one action that the page allows. @returns its name */
async function act(page: Page, random: Random, mayReload: boolean): Promise<string> {
  if (await attempt(page, () => answerQuestion(page, random))) return 'answer';
  if (await attempt(page, () => closerLook(page, random))) return 'closer look';
  const possible = ACTIONS.filter(({ once }) => mayReload || !once);
  const all = possible.reduce((sum, { weight }) => sum + weight, 0);
  for (;;) {
    let left = random.below(all);
    const chosen = possible.find(({ weight }) => (left -= weight) < 0);
    if (chosen && (await attempt(page, () => chosen.act(page, random)))) return chosen.name;
  }
}

test('random shopping under random faults', async ({ page, mock, problems }) => {
  test.setTimeout((minutes + 3) * MINUTE_MS);
  // The page may report failing calls; uncaught errors and policy violations still count.
  problems.allow(/^(console|status|failed)\b/);
  const random = createRandom(seed);
  const counts: Record<string, number> = {};
  const record: string[] = [];
  const checkOrders = await followOrders(page, mock);
  const heap = { start: 0, end: 0 };
  const began = Date.now();
  const within = (share: number): boolean => Date.now() - began < share * minutes * MINUTE_MS;
  const step = async (mayReload: boolean): Promise<void> => {
    const name = await act(page, random, mayReload);
    counts[name] = (counts[name] ?? 0) + 1;
    record.push(`${name} -> ${new URL(page.url()).pathname}`);
    await steady(page);
    await checkOrders(page, name);
  };
  const stepWithFaults = async (mayReload: boolean): Promise<void> => {
    const change = await changeServer(mock, random);
    if (change !== undefined) record.push(`(${change})`);
    await step(mayReload);
  };
  const report = (): void => {
    const actions = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const summary = { seed, minutes, actions, counts, heap, growth: heap.end / heap.start };
    console.log(JSON.stringify(summary));
    mkdirSync('reports', { recursive: true });
    writeFileSync('reports/soak.json', JSON.stringify({ ...summary, record }, null, 2));
  };

  console.log(`SOAK_SEED=${String(seed)} SOAK_MINUTES=${String(minutes)}`);
  await page.goto(paths.home);
  try {
    while (within(FIRST_PART)) {
      for (let times = 0; times < ACTIONS_WITH_FAULTS; times += 1) await stepWithFaults(true);
      await mock.scenario('normal');
      await becomeCustomerAnew(page);
      await page.reload();
      for (let times = 0; times < ACTIONS_WITHOUT_FAULTS; times += 1) await step(false);
      await becomeCustomer(page);
      await compareCart(page, mock);
    }
    await page.goto(paths.home);
    while (within(MEASURED_FROM)) await stepWithFaults(false);
    heap.start = await heapAtRest(page, mock);
    while (within(1)) await stepWithFaults(false);
    heap.end = await heapAtRest(page, mock);
    await becomeCustomer(page);
    await compareCart(page, mock);
    await compareOrders(page, mock);
  } catch (error) {
    console.log(record.slice(-30).join('\n'));
    throw error;
  } finally {
    report();
  }
  expect(heap.end / heap.start).toBeLessThan(HEAP_GROWTH_LIMIT);
});
