import { defineConfig } from '@playwright/test';
import { findChromium, launchArgs } from './tests/helpers/chromium.mjs';

// Several runs in one work tree at a time need a folder each.
const folder = process.env.E2E_DIR ?? 'dist-e2e';
const executablePath = findChromium();

/** The browser tests: the built shop on a static host, the mock API on another port. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: `test-results/${folder}`,
  globalSetup: './tests/helpers/e2eServers.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `reports/${folder}.json` }]],
  use: {
    browserName: 'chromium',
    launchOptions: { args: launchArgs(), ...(executablePath === undefined ? {} : { executablePath }) },
    serviceWorkers: 'block',
    // Without pictures: taking them costs more than the tests.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    // Layout shifts are measured on the slow phone.
    { name: 'desktop', testIgnore: /cls\.spec/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // What the size of the screen has no say in.
      testIgnore: /\.once\.spec/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
});
