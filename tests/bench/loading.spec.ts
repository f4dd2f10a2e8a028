import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, test } from '@playwright/test';
import { startMockServer } from '../../src/build/mockServer';
import { startStaticHost } from '../../src/build/staticHost';
import { MOCK_API_PATH } from '../../src/config/mockPaths';
import { ensureChromium, launchArgs } from '../helpers/chromium.mjs';
import { buildBareReact } from './bareReact';
import { buildShop, CACHE } from './buildShop';
import { measureVisits, PROFILES, type Profile, type Sample } from './load';
import { median, ratio, spread, table } from './numbers';
import { signIn } from './slowPhone';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
/** How often a visit is begun. */
const TRIES = 3;
const BARE = 'bare React';

/** The heaviest picture that the bare page may show: ours of the phone's first screen is about as large. */
const HERO = readFileSync(path.join(import.meta.dirname, 'hero.webp'));

// Playwright sets 'test', with which React's development version would be built in.
process.env.NODE_ENV = 'production';

for (const [name, profile] of Object.entries(PROFILES)) {
  test(`our pages on a ${name}, against a bare React page`, () => measure(name, profile));
}

async function measure(name: string, profile: Profile): Promise<void> {
  const mock = await startMockServer();
  const dist = buildShop(mock.origin + MOCK_API_PATH);
  const bare = await startStaticHost({ folder: withHeaders(await buildBareReact(CACHE, HERO), dist) });
  const shop = await startStaticHost({ folder: dist });
  const session = await signIn(mock.origin);
  const pages: readonly (readonly [string, string, Record<string, string>])[] = [
    [BARE, bare.origin, {}],
    ['home', `${shop.origin}/`, {}],
    ['catalogue', `${shop.origin}/products`, {}],
    ['product', `${shop.origin}/products/amber-nights`, {}],
    ['cart', `${shop.origin}/cart`, session],
  ];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: launchArgs() });
  try {
    const visits = new Map<string, [Sample, Sample][]>(pages.map(([label]) => [label, []]));
    for (let run = 0; run < RUNS; run += 1) {
      for (const [label, address, storage] of pages) {
        visits.get(label)?.push(await measureAtLast(() => measureVisits(browser, profile, address, storage)));
      }
    }
    console.log(`\n${name}\n${loads(visits)}\n\nsecond visits\n${secondVisits(visits)}`);
    console.log(
      `Chromium ${browser.version()}, ${String(os.cpus().length)} cores, ${String(RUNS)} runs a page`,
    );
  } finally {
    await browser.close();
    await Promise.all([bare.close(), shop.close(), mock.close()]);
  }
}

/** Measures again what could not be measured: the runs before must not be lost. */
async function measureAtLast<Measured>(measure: () => Promise<Measured>): Promise<Measured> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await measure();
    } catch (error) {
      if (left === 0) throw error;
      console.log(`measured again: ${String(error)}`);
    }
  }
}

/**
 * Gives a page that ours are measured against our headers: one that asks for a window of its own waits for it, about
 * 35 ms on the slow phone. Without the policy, which names our programs.
 * @returns the folder
 */
function withHeaders(folder: string, shop: string): string {
  const headers = readFileSync(path.join(shop, '_headers'), 'utf8');
  writeFileSync(path.join(folder, '_headers'), headers.replace(/^ *Content-Security-Policy:.*\n/gm, ''));
  return folder;
}

type Visits = ReadonlyMap<string, readonly (readonly [Sample, Sample])[]>;

const of = (visits: Visits, label: string, key: keyof Sample, visit: 0 | 1 = 0): number[] =>
  (visits.get(label) ?? []).map((samples) => samples[visit][key]);

const BYTES = ['html', 'js', 'css', 'font', 'image', 'total'] as const;

/** Medians and ranges, with ratios to the bare page. */
function loads(visits: Visits): string {
  const rows = [...visits.keys()].map((label) => {
    const values = (key: keyof Sample): number[] => of(visits, label, key);
    const beside = (key: keyof Sample): string =>
      `${spread(values(key))} ${ratio(values(key), of(visits, BARE, key))}`;
    return [
      label,
      beside('fcp'),
      beside('lcp'),
      beside('cpu'),
      median(values('cls')).toFixed(3),
      median(values('tbt')).toFixed(0),
      median(values('block0')).toFixed(0),
      ...BYTES.map((kind) => (median(values(kind)) / 1000).toFixed(1)),
      String(median(values('requests'))),
      (median(values('heap')) / 1e6).toFixed(1),
    ];
  });
  return table(
    [
      'page',
      'FCP ms, to bare',
      'LCP ms',
      'main thread ms',
      'CLS',
      'TBT',
      'block0',
      ...BYTES.map((kind) => `${kind} kB`),
      'requests',
      'heap MB',
    ],
    rows,
  );
}

function secondVisits(visits: Visits): string {
  const rows = [...visits.keys()].map((label) => {
    const fcp = of(visits, label, 'fcp', 1);
    const bytes = (kind: 'html' | 'total'): string => (median(of(visits, label, kind, 1)) / 1000).toFixed(1);
    return [label, `${spread(fcp)} ${ratio(fcp, of(visits, label, 'fcp'))}`, bytes('html'), bytes('total')];
  });
  return table(['page', 'FCP ms, to the first', 'html kB', 'total kB'], rows);
}
