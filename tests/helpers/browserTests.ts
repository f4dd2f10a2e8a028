import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from '@playwright/test';
import { findChromium, launchArgs } from './chromium.mjs';
import type { FontSet } from './fontSets';

/** The screen of a phone, as browsers emulate it. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

/** Other sets of fonts in which layout shifts are checked. */
const OTHER_FONTS: readonly FontSet[] = [
  'DejaVu alone',
  'Liberation alone',
  'fonts that the shop does not know',
];

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The configuration of the tests in Chromium: the built shop on a static host, the mock API on another port.
 * @param folder of the tests under `tests/`; their report is `reports/<folder>.json`
 */
export function browserTests(folder: 'e2e' | 'long'): PlaywrightTestConfig<object, { fontSet: FontSet }> {
  // Runs at the same time in one work tree need separate folders.
  const built = process.env.E2E_DIR ?? 'dist-e2e';
  const run = built === 'dist-e2e' ? folder : `${built}-${folder}`;
  const executablePath = findChromium();
  return {
    // The shop's own house, unlike the one of tests/tsconfig.json.
    tsconfig: `${ROOT}tsconfig.json`,
    testDir: `${ROOT}tests/${folder}`,
    testMatch: '**/*.spec.ts',
    outputDir: `${ROOT}test-results/${run}`,
    globalSetup: `${ROOT}tests/helpers/e2eServers.ts`,
    fullyParallel: true,
    workers: 2,
    retries: 0,
    forbidOnly: true,
    timeout: 60_000,
    expect: { timeout: 10_000 },
    reporter: [['list'], ['json', { outputFile: `${ROOT}reports/${run}.json` }]],
    use: {
      browserName: 'chromium',
      launchOptions: { args: launchArgs(), ...(executablePath === undefined ? {} : { executablePath }) },
      // A test whose button was renamed fails soon, and the message names the button.
      actionTimeout: 10_000,
      serviceWorkers: 'block',
      // No screenshots: taking them takes longer than the tests.
      trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
      screenshot: 'only-on-failure',
    },
    // A test that does not depend on the screen size, or is for one size only, has the tag of one project.
    projects: [
      { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
      { name: 'phone', grepInvert: /@desktop/, use: PHONE },
      ...OTHER_FONTS.map((fontSet) => ({ name: fontSet, grep: /@fonts/, use: { ...PHONE, fontSet } })),
    ],
  };
}
