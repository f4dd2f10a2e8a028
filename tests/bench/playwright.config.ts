import { defineConfig } from '@playwright/test';

/** `npm run bench`: a measurement with ratios, never a test of times. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  timeout: 60 * 60_000,
  workers: 1,
  reporter: 'line',
  outputDir: '../../test-results/bench',
});
