import { defineConfig } from '@playwright/test';
import { findChromium, launchArgs } from '../helpers/chromium.mjs';

const executablePath = findChromium();

/** `npm run soak`: random shopping for some minutes, not part of the tests. */
export default defineConfig({
  testDir: '.',
  testMatch: 'soak.spec.ts',
  outputDir: '../../test-results/soak',
  globalSetup: '../helpers/e2eServers.ts',
  workers: 1,
  reporter: [['line'], ['json', { outputFile: '../../reports/soak-tests.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    launchOptions: { args: launchArgs(), ...(executablePath === undefined ? {} : { executablePath }) },
    serviceWorkers: 'block',
    actionTimeout: 5_000,
    contextOptions: { reducedMotion: 'reduce' },
  },
});
