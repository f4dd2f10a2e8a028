import { defineConfig } from '@playwright/test';
import { findChromium, launchArgs } from '../helpers/chromium.mjs';
import { SLOW_PHONE } from './slowPhone';

const executablePath = findChromium();

/** `npm run bench`: measures ratios, and never fails because of a time. */
export default defineConfig({
  tsconfig: '../../tsconfig.json',
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../helpers/e2eServers.ts',
  timeout: 60 * 60_000,
  workers: 1,
  reporter: 'line',
  outputDir: '../../test-results/bench',
  use: {
    ...SLOW_PHONE,
    launchOptions: { args: launchArgs(), ...(executablePath === undefined ? {} : { executablePath }) },
    serviceWorkers: 'block',
    actionTimeout: 20_000,
  },
});
