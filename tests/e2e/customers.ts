import { expect, type BrowserContext, type Page } from '@playwright/test';
import { DEMO_ACCOUNT } from '#mocks/seed/demoAccount';
import type { MockApi, Session } from './mockApi';
import { hydrated } from './settled';

/** Opens another tab of the same browser. */
export async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  await hydrated(tab);
  return tab;
}

/** Texts that identify the demo customer on screen, in storage or in an answer. */
export async function secretsOf(mock: MockApi, { user, token }: Session): Promise<string[]> {
  const orders = (await mock.state()).orders[user._id] ?? [];
  const numbers = orders.flatMap(({ orderId }) => (typeof orderId === 'string' ? [orderId] : []));
  expect(numbers).not.toEqual([]);
  return [DEMO_ACCOUNT.name, DEMO_ACCOUNT.email, user._id, token, ...numbers.slice(0, 3)];
}

/** What a page shows, its fields contain, and the browser stores for the shop. */
async function heldBy(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => ({
    screen: document.documentElement.outerHTML,
    fields: JSON.stringify(
      [...document.querySelectorAll('input, textarea')].map((field) => 'value' in field && field.value),
    ),
    storage: JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    history: JSON.stringify(history.state),
    databases: JSON.stringify([await caches.keys(), await indexedDB.databases(), document.cookie]),
  }));
}

/** Fails if any of the texts is on screen, in a field, in storage or in the history's entry. */
export async function expectNothingOf(page: Page, secrets: readonly string[]): Promise<void> {
  const found = Object.entries(await heldBy(page)).flatMap(([place, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${place}: ${secret}`),
  );
  expect(found, 'what the former customer left').toEqual([]);
}
