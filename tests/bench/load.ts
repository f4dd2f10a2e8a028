import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** One observed load of a page: a fresh context with an empty cache, throttled as the profile says. */

/** Network and processor of a kind of visitor. Rates are bytes a second, the latency is added to each request. */
export interface Profile {
  context: BrowserContextOptions;
  cpu: number;
  latency: number;
  down: number;
  up: number;
}

export const PROFILES: Readonly<Record<'phone' | 'desktop', Profile>> = {
  phone: {
    context: {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    },
    cpu: 4,
    latency: 150,
    down: 1.6e6 / 8,
    up: 0.75e6 / 8,
  },
  desktop: {
    context: { viewport: { width: 1350, height: 940 } },
    cpu: 1,
    latency: 40,
    down: 10e6 / 8,
    up: 10e6 / 8,
  },
};

const QUIET_MS = 2500;
const TBT_TAIL_MS = 5000;
/** Of a visit that never ends. */
const GIVE_UP_MS = 60_000;
const KINDS = { Script: 'js', Stylesheet: 'css', Font: 'font', Image: 'image', Document: 'html' } as const;

/** What was measured: milliseconds from navigation start, wire bytes, and counts. */
export type Sample = Record<
  | 'fcp'
  | 'lcp'
  | 'cls'
  | 'tbt'
  | 'block0'
  | 'cpu'
  | 'heap'
  | 'requests'
  | 'total'
  | 'html'
  | 'js'
  | 'css'
  | 'font'
  | 'image'
  | 'other',
  number
>;

interface Observed {
  fcp: number;
  lcp: number;
  shifts: [number, number][];
  tasks: [number, number][];
  loaded: boolean;
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/** Runs in the page before its own scripts; must not refer to anything outside itself. */
function observe(): void {
  const observed: Observed = { fcp: 0, lcp: 0, shifts: [], tasks: [], loaded: false };
  window.observed = observed;
  const watch = (
    type: string,
    heard: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(heard)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') observed.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => (observed.lcp = entry.startTime));
  watch('longtask', (entry) => observed.tasks.push([entry.startTime, entry.duration]));
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) observed.shifts.push([entry.startTime, entry.value ?? 0]);
  });
  addEventListener('load', () => (observed.loaded = true));
}

/**
 * Loads an address twice, the second time with the files that the browser has kept, and measures each time until
 * the network has been quiet for a while.
 * @throws Error when it is not quiet within a minute: Chromium's slow network stands still now and then
 */
export async function measureVisits(
  browser: Browser,
  profile: Profile,
  address: string,
  storage: Readonly<Record<string, string>> = {},
): Promise<[first: Sample, second: Sample]> {
  const context = await browser.newContext({ ...profile.context, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storage);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const network = await watchNetwork(session, profile);
    const visit = async (): Promise<Sample> => {
      await page.goto('about:blank');
      network.forget();
      const before = await metric(session, 'TaskDuration');
      await page.goto(address, { waitUntil: 'commit' });
      await settle(page, network);
      const cpu = ((await metric(session, 'TaskDuration')) - before) * 1000;
      await session.send('HeapProfiler.collectGarbage');
      const heap = await metric(session, 'JSHeapUsedSize');
      return { ...timesOf(await page.evaluate(() => window.observed)), cpu, heap, ...network.bytes() };
    };
    return [await visit(), await visit()];
  } finally {
    await context.close();
  }
}

function timesOf({
  fcp,
  lcp,
  shifts,
  tasks,
}: Observed): Pick<Sample, 'fcp' | 'lcp' | 'cls' | 'tbt' | 'block0'> {
  const blocking = (from: number): number =>
    tasks.reduce((sum, [start, duration]) => {
      const end = Math.min(start + duration, lcp + TBT_TAIL_MS);
      return sum + Math.max(0, end - Math.max(start, from) - 50);
    }, 0);
  return { fcp, lcp, cls: worstSession(shifts), tbt: blocking(fcp), block0: blocking(0) };
}

/** Makes network and processor as slow as the profile says. */
export async function slowDown(session: CDPSession, profile: Profile): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.down,
    uploadThroughput: profile.up,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
}

/** A figure of the browser's own, by its name there; `Performance.enable` comes before. */
export async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? 0;
}

interface Network {
  forget: () => void;
  quietFor: () => number;
  bytes: () => Pick<Sample, 'requests' | 'total' | 'html' | 'js' | 'css' | 'font' | 'image' | 'other'>;
}

async function watchNetwork(session: CDPSession, profile: Profile): Promise<Network> {
  const nothing = { html: 0, js: 0, css: 0, font: 0, image: 0, other: 0 };
  const kinds = new Map<string, string>();
  const open = new Set<string>();
  let bytes = { ...nothing };
  let requests = 0;
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    if (!kinds.has(requestId)) requests += 1;
    kinds.set(requestId, type ?? 'Other');
    open.add(requestId);
    last = Date.now();
  });
  const end = (requestId: string, size: number): void => {
    if (!open.delete(requestId)) return;
    const kind = KINDS[kinds.get(requestId) as keyof typeof KINDS] as keyof typeof bytes | undefined;
    bytes[kind ?? 'other'] += size;
    last = Date.now();
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await slowDown(session, profile);
  return {
    forget: () => {
      // A film that was cut off by leaving the page may never be told to have ended.
      open.clear();
      bytes = { ...nothing };
      requests = 0;
    },
    quietFor: () => (open.size > 0 ? 0 : Date.now() - last),
    bytes: () => ({ ...bytes, requests, total: Object.values(bytes).reduce((sum, size) => sum + size, 0) }),
  };
}

async function settle(page: Page, network: Network): Promise<void> {
  const end = Date.now() + GIVE_UP_MS;
  while (Date.now() < end) {
    await new Promise((done) => setTimeout(done, 200));
    const state = await page.evaluate(() => ({ ...window.observed, now: performance.now() }));
    const painted = state.fcp > 0 && state.now >= state.lcp + TBT_TAIL_MS;
    if (state.loaded && painted && network.quietFor() >= QUIET_MS) return;
  }
  throw new Error('the network never became quiet');
}

/** CLS: the largest sum of shifts in a session window (gaps under 1 s, at most 5 s long). */
function worstSession(shifts: readonly (readonly [number, number])[]): number {
  let [worst, sum, first, last] = [0, 0, -Infinity, -Infinity];
  for (const [at, value] of shifts) {
    if (at - last > 1000 || at - first > 5000) [sum, first] = [0, at];
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
