import { paths, searchPath } from '../../src/config/paths';
import { expect, test } from '../e2e/fixtures';
import { followRequests, settled } from '../e2e/settled';

const SCREENS = 6;

declare global {
  interface Window {
    shifts: { value: number; what: string }[];
  }
}

/** Runs in the page before its own scripts. */
function collectShifts(): void {
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  const nameOf = (node: Node | null): string =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : (node?.nodeName ?? '?');
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      const what = entry.sources
        .map(({ node, previousRect, currentRect }) => {
          const [from, to] = [previousRect, currentRect].map(
            ({ x, y, width, height }) => `${x},${y} ${width}x${height}`,
          );
          return `${nameOf(node)} ${from ?? ''} -> ${to ?? ''}`;
        })
        .join('; ');
      window.shifts.push({ value: entry.value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Scrolls down a screen at a time, as far as a reader goes in a long list. */
async function readThrough(screens: number): Promise<void> {
  const frame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));
  for (let screen = 0; screen < screens; screen += 1) {
    window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
    await frame();
    await frame();
  }
}

const openToAll = [
  ...Object.values(paths).filter(
    (path) =>
      ![paths.search, paths.cart, paths.orders, paths.profile, paths.verifyOtp].some(
        (other) => other === path,
      ),
  ),
  searchPath('musk'),
  '/no/such/page',
];

const visits = [
  ...openToAll.map((address) => ({ address, signedIn: false })),
  ...[paths.home, paths.products, paths.cart, paths.orders, paths.profile, paths.checkSession].map(
    (address) => ({
      address,
      signedIn: true,
    }),
  ),
];

for (const { address, signedIn } of visits) {
  test(`nothing moves on ${address} for a ${signedIn ? 'customer' : 'guest'} with a slow phone`, async ({
    page,
    mock,
    signIn,
  }) => {
    if (signedIn) {
      const session = await signIn();
      await mock.fillCart(session, await mock.productIds(3));
    }
    await page.addInitScript(collectShifts);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1.6e6 / 8,
      uploadThroughput: 0.75e6 / 8,
    });
    const open = followRequests(page);
    await page.goto(address);
    await settled(page, open);
    await page.evaluate(readThrough, SCREENS);
    await settled(page, open);
    const shifts = await page.evaluate(() => window.shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum.toFixed(2), shifts.map(({ value, what }) => `${value} ${what}`).join('\n')).toBe('0.00');
  });
}
