import { execFile, spawn } from 'node:child_process';
import { execPath } from 'node:process';
import { promisify } from 'node:util';
import { paths } from '../../src/config/paths';
import { ensureChromium, launchArgs } from '../helpers/chromium.mjs';
import { spread, table } from './numbers';
import { test } from './slowPhone';

/**
 * `npm run bench -- lighthouse`: its four categories on the phone; npx fetches it, the project does not depend on it.
 * With `BENCH_BUSY=1` another process is at work beside it all the time. It takes a picture of each frame, which beside
 * that process costs the page its time: twenty are of the scroll bar that Chromium fades out, the others the page's own.
 *
 * Where a debugger listens, as Lighthouse and Playwright do, V8 parses React's file again to place the four Errors
 * that React makes at its start: of the 60 to 90 ms of that task at a quarter of the speed no shopper pays but 20.
 */

const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const PATHS = [paths.home, paths.products, paths.amberNights, paths.contact, paths.cart];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** In milliseconds, as it simulates the slow phone. */
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
] as const;

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  audits: Record<(typeof TIMES)[number], { numericValue: number }>;
}

async function judge(address: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join()}`,
      `--chrome-flags=--headless=new ${launchArgs().join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: 2 ** 27 },
  );
  return JSON.parse(stdout) as Report;
}

test('Lighthouse', async ({ shop }) => {
  const busy = process.env.BENCH_BUSY ? spawn(execPath, ['--eval', 'for (;;);']) : null;
  try {
    console.log(await judgeAll(shop.site));
  } finally {
    busy?.kill();
  }
});

async function judgeAll(site: string): Promise<string> {
  const reports = new Map<string, Report[]>(PATHS.map((path) => [path, []]));
  for (let run = 0; run < RUNS; run += 1) {
    for (const path of PATHS) {
      // Now and then it does not get its own trace: what it has measured before must not be lost.
      const report = await judge(site + path).catch((error: unknown) => {
        console.log(`${path}, left out: ${String(error)}`);
      });
      if (report) reports.get(path)?.push(report);
    }
  }
  const rows = [...reports].map(([path, all]) => [
    path,
    ...CATEGORIES.map((name) => spread(all.map(({ categories }) => categories[name].score * 100))),
    ...TIMES.map((name) => spread(all.map(({ audits }) => audits[name].numericValue))),
  ]);
  return `\n${LIGHTHOUSE}\n${table(['page', ...CATEGORIES, ...TIMES], rows)}`;
}
