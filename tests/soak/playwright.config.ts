import { defineConfig } from '@playwright/test';
import { findChromium, launchArgs } from '../helpers/chromium.mjs';

const executablePath = findChromium();
/**
 * V8 keeps its compiled code in the same heap, which is nine tenths of the growth in ten minutes.
 * Interpreting the code leaves only what the shop keeps.
 */
const INTERPRETED = '--js-flags=--no-sparkplug --no-maglev --no-turbofan';

/** `npm run soak`, which the long tests also run for two minutes: random shopping. */
export default defineConfig({
  tsconfig: '../../tsconfig.json',
  testDir: '.',
  testMatch: 'soak.spec.ts',
  outputDir: '../../test-results/soak',
  globalSetup: '../helpers/e2eServers.ts',
  workers: 1,
  reporter: [['line'], ['json', { outputFile: '../../reports/soak-tests.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      args: [...launchArgs(), INTERPRETED],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
    serviceWorkers: 'block',
    actionTimeout: 5_000,
    contextOptions: { reducedMotion: 'reduce' },
  },
});
