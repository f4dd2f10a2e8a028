import { expect, type Page } from '@playwright/test';

/** Answers that are held back. */
export interface Held {
  /** Releases them, and sends all later ones at once. */
  letCome: () => void;
  /** The number of requests for them. */
  asked: () => number;
}

/** Holds back the answers to requests for addresses of this form. */
export async function hold(page: Page, addresses: RegExp): Promise<Held> {
  let asked = 0;
  let letCome = (): void => undefined;
  const held = new Promise<void>((open) => (letCome = open));
  await page.route(addresses, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  return { letCome, asked: () => asked };
}

/** Opens a page and holds back its scripts. @returns the function that releases them and waits for the app */
export async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const scripts = await hold(page, /\/assets\/react-[^/]*\.js/);
  const visit = page.goto(path);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
  await expect.poll(scripts.asked).toBeGreaterThan(0);
  return async () => {
    scripts.letCome();
    await visit;
  };
}
