import { defineConfig } from '@playwright/test';
import { findChromium, launchArgs } from '../helpers/chromium.mjs';

const executablePath = findChromium();
/**
 * The code that V8 compiles for what runs often lies in the same heap, and is nine tenths of what comes to it in ten
 * minutes: interpreted, what grows is what the shop keeps.
 */
const INTERPRETED = '--js-flags=--no-sparkplug --no-maglev --no-turbofan';

/** `npm run soak`, and for two minutes the long tests: random shopping. */
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
    launchOptions: {
      args: [...launchArgs(), INTERPRETED],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
    serviceWorkers: 'block',
    actionTimeout: 5_000,
    contextOptions: { reducedMotion: 'reduce' },
  },
});
