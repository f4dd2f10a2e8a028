import { defineConfig } from '@playwright/test';
import { installFontSet } from '../helpers/fontSets';

// The same fonts on every machine, as the tests have them.
const { env, remove } = installFontSet('the usual set');
Object.assign(process.env, env);
process.on('exit', remove);

/** `npm run bench`: a measurement with ratios, never a test of times. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  timeout: 60 * 60_000,
  workers: 1,
  reporter: 'line',
  outputDir: '../../test-results/bench',
});
