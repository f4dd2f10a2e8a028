import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { CHROMIUM, HEADLESS_SHELL, MOCK_PORT, PHONE, SITE_PORT } from './tests/e2e/site';
import { houseFolder } from './tools/house.mjs';

/**
 * The browser that is named, or Debian's: its headless shell loads a page in half the time of the whole Chromium.
 * Otherwise Playwright's own.
 */
const executablePath = [process.env.CHROMIUM_PATH, HEADLESS_SHELL, CHROMIUM].find(
  (path) => path !== undefined && existsSync(path),
);
const launchOptions = {
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  ...(executablePath !== undefined && { executablePath }),
};

/** Playwright does not know `imports` of package.json, so a file says where #… is. */
const TSCONFIG = 'node_modules/.cache/playwright/tsconfig.json';
const from = (folder: string): string[] => [`${relative(dirname(TSCONFIG), folder)}/*`];
mkdirSync(dirname(TSCONFIG), { recursive: true });
writeFileSync(
  TSCONFIG,
  JSON.stringify({ compilerOptions: { paths: { '#house/*': from(houseFolder), '#*': from('src') } } }),
);

const preview = (port: number) => ({
  command: `npx vite preview --mode e2e --outDir dist-e2e --configLoader runner --host 127.0.0.1 --port ${port} --strictPort`,
  url: `http://127.0.0.1:${port}/robots.txt`,
});

/** The engines besides Chromium. `npx playwright install firefox webkit` installs them. */
const otherEngines = [
  { name: 'firefox', engine: firefox, use: devices['Desktop Firefox'] },
  { name: 'webkit', engine: webkit, use: devices['Desktop Safari'] },
];
const isInstalled = ({ engine }: (typeof otherEngines)[number]): boolean =>
  existsSync(engine.executablePath());
const missing = otherEngines.filter((other) => !isInstalled(other)).map(({ name }) => name);
// Every worker loads this file too.
if (missing.length > 0 && process.env.TEST_WORKER_INDEX === undefined)
  console.log(`Left out, because the browser is not installed: ${missing.join(', ')}`);

/**
 * The browser tests of the built shop (`npm run build:e2e`): short journeys in tests/e2e, and in tests/long what
 * `npm run test:long` runs each night.
 */
export default defineConfig({
  testDir: 'tests',
  tsconfig: TSCONFIG,
  testMatch: ['e2e/**/*.spec.ts', 'long/**/*.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  webServer: [preview(SITE_PORT), preview(MOCK_PORT)],
  use: {
    // A test whose button was renamed fails soon, and the message names the button.
    actionTimeout: 10_000,
    serviceWorkers: 'block',
    // No trace: recording takes a tenth of the time. `--trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // A test that does not depend on the screen size, or is for one size only, has the tag of one project.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { launchOptions, viewport: { width: 1440, height: 900 } } },
    { name: 'phone', grepInvert: /@desktop/, use: { launchOptions, ...PHONE } },
    ...otherEngines.filter(isInstalled).map(({ name, use }) => ({
      name,
      testMatch: 'e2e/**/*.spec.ts',
      grepInvert: /@phone|@chromium/,
      use,
    })),
  ],
});
