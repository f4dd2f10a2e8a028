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

/** Waits until a page shows its heading, has all that it asked for, and has drawn it, be it in slices. */
export async function settled(page: Page, open: ReadonlySet<Request>): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(
      async () => {
        const before = [...open];
        await page.evaluate(async () => {
          await document.fonts.ready;
          const frame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));
          // After all that waits to be drawn; an idle callback never comes to a page that always moves.
          await scheduler.postTask(() => undefined, { priority: 'background' });
          await frame();
          await frame();
        });
        return [...before, ...open].map((request) => request.url());
      },
      // On the slow network a list's pictures take a while.
      { message: 'requests under way', intervals: [100], timeout: 20_000 },
    )
    .toEqual([]);
}

interface ReactRoot {
  stateNode: { current: { memoizedState: { element: unknown; isDehydrated?: boolean } } };
}

/** Runs in the page: whether React has taken over. A page that is not the shop's has nothing to wait for. */
export function isHydrated(): boolean {
  const root = document.getElementById('root');
  if (!root) return true;
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
  if (key === undefined) return false;
  const { element, isDehydrated } = (root as unknown as Record<string, ReactRoot>)[key]?.stateNode.current
    .memoizedState ?? { element: null };
  return element !== null && isDehydrated !== true;
}

/**
 * Waits until React has taken over the page: before that, a prerendered page shows everything and reacts to nothing.
 * Only React itself knows.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}
