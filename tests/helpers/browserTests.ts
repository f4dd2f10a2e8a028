import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from '@playwright/test';
import { findChromium, launchArgs } from './chromium.mjs';

/** A phone's screen, as browsers are told of it. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The set-up of the tests in Chromium: the built shop on a static host, the mock API on another port.
 * @param folder of the tests under `tests/`; their report is `reports/<folder>.json`
 */
export function browserTests(folder: 'e2e' | 'long'): PlaywrightTestConfig {
  // Several runs in one work tree at a time need a folder each.
  const built = process.env.E2E_DIR ?? 'dist-e2e';
  const run = built === 'dist-e2e' ? folder : `${built}-${folder}`;
  const executablePath = findChromium();
  return {
    testDir: `${ROOT}tests/${folder}`,
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
      // A renamed button fails its test soon, and by its name.
      actionTimeout: 10_000,
      serviceWorkers: 'block',
      // Without screenshots: taking them costs more than the tests.
      trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
      screenshot: 'only-on-failure',
    },
    projects: [
      // Layout shifts are measured on the slow phone.
      { name: 'desktop', testIgnore: /cls\.spec/, use: { viewport: { width: 1440, height: 900 } } },
      {
        name: 'phone',
        // What does not depend on the size of the screen.
        testIgnore: /\.once\.spec/,
        use: PHONE,
      },
    ],
  };
}
