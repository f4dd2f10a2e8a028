import { defineConfig } from '@playwright/test';
import { ENGINES, findEngine, type Engine } from './engines.mjs';

export interface EngineOptions {
  engine: Engine;
  width: number;
}

const WIDTHS = [390, 1440];

/**
 * `npm run test:engines`: the same journeys in Chromium, Firefox and WebKit. Playwright runs the tests, but does
 * not start the browsers.
 */
export default defineConfig<EngineOptions>({
  tsconfig: '../../tsconfig.json',
  testDir: '.',
  outputDir: '../../test-results/engines',
  globalSetup: './servers.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../reports/engines.json' }]],
  projects: ENGINES.filter((engine) => findEngine(engine) !== undefined).flatMap((engine) =>
    WIDTHS.map((width) => ({ name: `${engine} ${String(width)}`, use: { engine, width } })),
  ),
});
