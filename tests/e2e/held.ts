import { expect, type Page } from '@playwright/test';

/** Requests whose answers are delayed. */
export interface Held {
  /** Lets their answers arrive; later requests are not delayed. */
  release: () => void;
  /** The number of requests so far. */
  asked: () => number;
}

/** Delays the answers to requests whose address matches, until they are released. */
export async function hold(page: Page, addresses: RegExp): Promise<Held> {
  let asked = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((open) => (release = open));
  await page.route(addresses, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  return { release, asked: () => asked };
}

/** Opens a page and delays its scripts. @returns the function that lets them load, and waits for the app */
export async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const scripts = await hold(page, /\/assets\/react-[^/]*\.js/);
  const visit = page.goto(path);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
  await expect.poll(scripts.asked).toBeGreaterThan(0);
  return async () => {
    scripts.release();
    await visit;
  };
}
