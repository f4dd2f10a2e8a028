import { defineConfig } from '@playwright/test';
import { findChromium, launchArgs } from '../helpers/chromium.mjs';

const executablePath = findChromium();

/** `npm run shots`: a picture of every route and main state, to be looked at. */
export default defineConfig({
  testDir: '.',
  testMatch: 'shots.spec.ts',
  outputDir: '../../test-results/shots',
  globalSetup: '../helpers/e2eServers.ts',
  fullyParallel: true,
  workers: 2,
  reporter: 'line',
  timeout: 60_000,
  use: {
    browserName: 'chromium',
    launchOptions: { args: launchArgs(), ...(executablePath === undefined ? {} : { executablePath }) },
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: '1440', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: '390',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
});
