import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { findChromium, launchArgs } from '../helpers/chromium.mjs';
import { PHONE } from '../helpers/browserTests';

const executablePath = findChromium();

/** Narrower screens are treated as phones. */
const NARROW = 600;
const widths = (process.env.SHOTS_WIDTHS ?? '1440,390').split(',').map(Number);

function screenOf(width: number): NonNullable<PlaywrightTestConfig['use']> {
  return width < NARROW
    ? { ...PHONE, viewport: { ...PHONE.viewport, width } }
    : { viewport: { width, height: width === 768 ? 1024 : Math.round(width * 0.625) } };
}

/**
 * `npm run shots`: takes a screenshot of every route and main state, for people to look at.
 * `SHOTS_WIDTHS=320,768` sets the widths.
 */
export default defineConfig({
  tsconfig: '../../tsconfig.json',
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
  projects: widths.map((width) => ({ name: String(width), use: screenOf(width) })),
});
