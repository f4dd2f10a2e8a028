import type { Page } from '@playwright/test';
import { endpoints } from '../../src/api/endpoints';
import { REQUEST_TIMEOUT_MS } from '../../src/config/constants';
import { MOCK_API_PATH, MOCK_EMAIL_PATH, MOCK_PREFIX } from '../../src/config/mockPaths';
import type { CallName } from '../../src/mocks/faults';
import type { BrowserKind } from '../faults/kinds';
import { callOf, type Row } from '../faults/matrix';
import { expect } from '../e2e/fixtures';
import type { MockApi, Session } from '../e2e/mockApi';
import type { Problems } from '../e2e/problems';

/** The shop in a browser, and what a walk needs beside it. */
export interface Shop {
  page: Page;
  mock: MockApi;
  signIn: () => Promise<Session>;
  /** Whatever the page has logged as a warning. */
  warnings: readonly string[];
}

/** How to get to a call in a browser, how its failure shows, and what works again afterwards. */
export interface BrowserWalk {
  title: Row;
  /** Opens the page up to the call. */
  before: (shop: Shop) => Promise<void>;
  make: (shop: Shop) => Promise<unknown>;
  /** Asserts what the shopper sees. @returns it in short */
  sees: (shop: Shop, kind: BrowserKind) => Promise<string>;
  /** One next action that succeeds, now that the fault is gone. */
  recovers: (shop: Shop, kind: BrowserKind) => Promise<unknown>;
  /** Keys of storage that may change with the fault. */
  changes?: (kind: BrowserKind) => readonly string[];
}

/** The path of a call under the mock's origin. */
function pathOf(call: CallName): RegExp {
  if (call === 'animation') return new RegExp(`${MOCK_PREFIX}/animation\\.json`);
  if (call === 'email') return new RegExp(`${MOCK_EMAIL_PATH}/api/v1\\.0/email/send`);
  return new RegExp(`${MOCK_API_PATH}${endpoints[call].replace(':userId', '[^/]+')}(?:\\?|$)`);
}

/** What the browser itself says of a call that has failed, and nothing else. */
function expectedProblem(call: CallName): RegExp[] {
  const path = pathOf(call).source.replace('(?:\\?|$)', '(?:\\?\\S*)?');
  const address = `http://127\\.0\\.0\\.1:\\d+${path}`;
  return [
    new RegExp(`^failed: [A-Z]+ ${address} net::ERR_[A-Z_]+$`),
    new RegExp(`^status [45]\\d\\d: [A-Z]+ ${address}$`),
    new RegExp(`^console: Failed to load resource: .*\\(${address}\\)$`),
  ];
}

const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({
    ...Object.fromEntries(
      Object.entries(localStorage).map(([key, value]) => [`local ${key}`, String(value)]),
    ),
    ...Object.fromEntries(
      Object.entries(sessionStorage).map(([key, value]) => [`session ${key}`, String(value)]),
    ),
  }));

function without(all: Record<string, string>, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key.replace(/^\w+ /, ''))));
}

async function goWrong({ page, mock }: Shop, call: CallName, { fault }: BrowserKind): Promise<void> {
  if (fault === 'refused') await page.route(pathOf(call), (route) => route.abort('connectionrefused'));
  else await mock.fault({ endpoint: call, fault });
}

/** Whether no answer comes of it that could be read. */
export const isUnanswered = ({ sort }: BrowserKind): boolean => sort === 'unreachable' || sort === 'refused';

/** Walks one cell in a browser, and asserts all that is said of it. @returns what was seen */
export async function walkCell(
  walk: BrowserWalk,
  kind: BrowserKind,
  problems: Problems,
  shop: Shop,
): Promise<string> {
  const { page, mock } = shop;
  const call = callOf(walk.title);
  if (kind.fault === 'hang') await page.clock.install();
  await walk.before(shop);
  const before = await stored(page);
  const sent = async (): Promise<number> => (await mock.requests(call)).length;
  const already = await sent();
  problems.allow(...expectedProblem(call));
  await goWrong(shop, call, kind);
  await walk.make(shop);
  if (kind.fault !== 'refused') await expect.poll(sent).toBe(already + 1);
  if (kind.fault === 'hang') await page.clock.fastForward(REQUEST_TIMEOUT_MS);
  const seen = await walk.sees(shop, kind);
  if (isUnanswered(kind)) {
    expect(await sent(), 'not sent again by itself').toBe(already + (kind.fault === 'refused' ? 0 : 1));
  }
  expect(await page.evaluate(() => 'hacked' in window), 'nothing of the data was run').toBe(false);
  const changes = walk.changes?.(kind) ?? [];
  expect(without(await stored(page), changes)).toEqual(without(before, changes));
  await page.unrouteAll();
  await mock.clearFaults();
  await walk.recovers(shop, kind);
  return seen;
}
