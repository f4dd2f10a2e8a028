import { expect, type Page } from '@playwright/test';

/** Answers that a page waits for. */
export interface Held {
  /** Gives them, and from then on all others at once. */
  letCome: () => void;
  /** How often they were asked for. */
  asked: () => number;
}

/** Holds back what a page asks for by addresses of this form. */
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

/** Opens a page whose scripts have not come yet. @returns what lets them come, and waits for the app */
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
