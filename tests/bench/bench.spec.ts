import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, test } from '@playwright/test';
import { startMockServer } from '../../src/build/mockServer';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { ensureChromium, launchArgs } from '../helpers/chromium.mjs';
import { startStaticHost } from '../../src/build/staticHost';
import { buildBareReact } from './bareReact';
import { measureLoad, PROFILES, type Sample } from './load';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const ROOT = path.resolve(import.meta.dirname, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/bench');
const BARE = 'bare React';

/** The heaviest picture that the bare page may show: ours of the phone's first screen is about as large. */
const HERO = readFileSync(path.join(import.meta.dirname, 'hero.webp'));

test('our pages against a bare React page', async () => {
  const bare = await startStaticHost({ folder: await buildBareReact(CACHE, HERO) });
  const mock = await startMockServer();
  const dist = path.join(CACHE, 'dist');
  execFileSync(
    'npx',
    ['vite', 'build', '--configLoader', 'bundle', '--outDir', dist, '--emptyOutDir', '--logLevel', 'error'],
    {
      cwd: ROOT,
      env: { ...process.env, VITE_API_HOST: `${mock.origin}/__mock/api` },
    },
  );
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
    for (const [name, profile] of Object.entries(PROFILES)) {
      const samples = new Map<string, Sample[]>(pages.map(([label]) => [label, []]));
      for (let run = 0; run < RUNS; run += 1) {
        for (const [label, address, storage] of pages) {
          samples.get(label)?.push(await measureLoad(browser, profile, address, storage));
        }
      }
      console.log(table(name, samples));
    }
    console.log(
      `Chromium ${browser.version()}, ${String(os.cpus().length)} cores, ${String(RUNS)} runs a page`,
    );
  } finally {
    await browser.close();
    await Promise.all([bare.close(), shop.close(), mock.close()]);
  }
});

async function signIn(origin: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/__mock/api/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password }),
  });
  const { user, token } = (await answer.json()) as { user: { _id: string }; token: string };
  return { user: JSON.stringify(user), token, userId: user._id };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Medians and ranges, with ratios to the bare page. */
function table(profile: string, samples: ReadonlyMap<string, readonly Sample[]>): string {
  const of = (label: string, key: keyof Sample): number[] =>
    (samples.get(label) ?? []).map((sample) => sample[key]);
  const time = (label: string, key: 'fcp' | 'lcp'): string => {
    const values = of(label, key);
    const ratio = median(values) / median(of(BARE, key));
    return `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)}-${Math.max(...values).toFixed(0)}) ${ratio.toFixed(2)}x`;
  };
  const kB = (label: string, key: keyof Sample): string => (median(of(label, key)) / 1000).toFixed(1);
  const rows = [...samples.keys()].map((label) => [
    label,
    time(label, 'fcp'),
    time(label, 'lcp'),
    median(of(label, 'cls')).toFixed(3),
    median(of(label, 'tbt')).toFixed(0),
    median(of(label, 'block0')).toFixed(0),
    kB(label, 'html'),
    kB(label, 'js'),
    kB(label, 'css'),
    kB(label, 'font'),
    kB(label, 'image'),
    kB(label, 'total'),
    String(median(of(label, 'requests'))),
    (median(of(label, 'heap')) / 1e6).toFixed(1),
  ]);
  const head = [
    'page',
    'FCP ms',
    'LCP ms',
    'CLS',
    'TBT',
    'block0',
    'html kB',
    'js',
    'css',
    'font',
    'image',
    'total',
    'requests',
    'heap MB',
  ];
  return [`\n${profile}`, head, head.map(() => '---'), ...rows]
    .map((row) => (typeof row === 'string' ? row : `| ${row.join(' | ')} |`))
    .join('\n');
}
