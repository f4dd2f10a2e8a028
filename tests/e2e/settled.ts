import { expect, type Page, type Request } from '@playwright/test';
import { framesDrawn } from './walk';

/** Tracks the requests of a page that have no answer yet. Films don't count: they load for as long as they like. */
export function followRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'media') open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

/** Waits until a page shows its heading, has received all its answers, and has rendered them completely. */
export async function settled(page: Page, open: ReadonlySet<Request>): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(
      async () => {
        const before = [...open];
        await page.evaluate(async () => {
          await document.fonts.ready;
          // Runs after all rendering that is scheduled. An idle callback would never run on a page that
          // always moves.
          await scheduler.postTask(() => undefined, { priority: 'background' });
        });
        await framesDrawn(page, 2);
        return [...before, ...open].map((request) => request.url());
      },
      // On the slow network, the pictures of a list take a while.
      { message: 'requests under way', intervals: [100], timeout: 20_000 },
    )
    .toEqual([]);
}

interface ReactRoot {
  stateNode: { current: { memoizedState: { element: unknown; isDehydrated?: boolean } } };
}

/** Runs in the page: whether React has hydrated it. Pages outside of the shop count as hydrated. */
function isHydrated(): boolean {
  const root = document.getElementById('root');
  if (!root) return true;
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
  if (key === undefined) return false;
  const { element, isDehydrated } = (root as unknown as Record<string, ReactRoot>)[key]?.stateNode.current
    .memoizedState ?? { element: null };
  return element !== null && isDehydrated !== true;
}

/**
 * Waits until React has hydrated the page. Before that, a prerendered page shows everything but does not
 * respond, and only React's own data tells the difference.
 */
export const hydrated = (page: Page): Promise<unknown> => page.waitForFunction(isHydrated);
