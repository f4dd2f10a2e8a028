import { expect, type Page, type Request } from '@playwright/test';

/** Follows what a page has asked for and not yet got; films go on for as long as they like. */
export function followRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'media') open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

/** Waits until a page shows its heading, has all that it asked for, and has drawn it. */
export async function settled(page: Page, open: ReadonlySet<Request>): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(async () => {
      await page.evaluate(async () => {
        await document.fonts.ready;
        const frame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));
        await frame();
        await frame();
      });
      return [...open].map((request) => request.url());
    }, 'requests under way')
    .toEqual([]);
}
