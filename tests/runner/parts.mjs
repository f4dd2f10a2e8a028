import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const UNIT_REPORT = 'reports/vitest.json';
const E2E_REPORT = 'reports/e2e.json';
const LONG_REPORT = 'reports/long.json';
const ENGINES_REPORT = 'reports/engines.json';
const SOAK_REPORT = 'reports/soak-tests.json';
const BUILT = 'dist-test';

/**
 * A part of a test command.
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} command
 * @property {1 | 2} lanes how many of the two lanes it takes: a part that works with two workers takes both
 * @property {string[]} [after] parts that must have passed before
 * @property {boolean} [anyway] whether it runs although one of these has failed
 * @property {Record<string, string>} [env] what its environment has besides
 * @property {string} [report] where its tests are reported
 * @property {string} [says] the last line of its output that begins so is worth a line of progress
 */

const node = (path, ...args) => [process.execPath, join(ROOT, path), ...args];
const playwright = (...args) => node('node_modules/@playwright/test/cli.js', 'test', ...args);

/** @type {Part} */
const browserBuild = {
  name: 'Build for the browser tests',
  command: node('tests/runner/buildForBrowsers.mjs'),
  lanes: 1,
};

/** @type {Part[]} */
const test = [
  { name: 'Lint', command: node('node_modules/eslint/bin/eslint.js', '.'), lanes: 1 },
  { name: 'Types', command: node('node_modules/typescript/bin/tsc', '--noEmit'), lanes: 1 },
  { name: 'Numbers of docs/behaviour.md', command: node('tests/behaviour.mjs'), lanes: 1 },
  { name: 'Format', command: node('node_modules/prettier/bin/prettier.cjs', '--check', '.'), lanes: 1 },
  {
    name: 'Import directions',
    command: node('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', 'src'),
    lanes: 1,
  },
  { name: 'Unused code', command: node('node_modules/knip/bin/knip.js'), lanes: 1 },
  {
    name: 'Production build',
    command: node('node_modules/vite/bin/vite.js', 'build', '--outDir', BUILT),
    lanes: 1,
  },
  {
    name: 'Byte budgets',
    command: node('tests/bench/budgets.mjs', BUILT),
    lanes: 1,
    after: ['Production build'],
  },
  {
    name: 'Supported browsers',
    command: node(
      'node_modules/eslint/bin/eslint.js',
      '--no-ignore',
      '--config',
      'tests/browsers/eslint.config.js',
      `${BUILT}/assets/*.js`,
      `${BUILT}/assets/*.css`,
    ),
    lanes: 1,
    after: ['Production build'],
  },
  browserBuild,
  {
    name: 'Unit and integration tests',
    command: node(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--configLoader=runner',
      '--reporter=json',
      `--outputFile=${UNIT_REPORT}`,
    ),
    lanes: 2,
    report: UNIT_REPORT,
  },
  { name: 'Browser tests', command: playwright(), lanes: 2, after: [browserBuild.name], report: E2E_REPORT },
  {
    name: 'Fault matrix',
    command: node('tests/faults/report.mjs', UNIT_REPORT),
    lanes: 1,
    after: ['Unit and integration tests'],
    says: 'Fault matrix:',
  },
];

/** @type {Part} */
const engineWalks = {
  name: 'Walks in three engines',
  command: playwright('-c', 'tests/engines/playwright.config.ts'),
  lanes: 2,
  after: [browserBuild.name],
  report: ENGINES_REPORT,
};

/** @type {Part[]} */
const long = [
  browserBuild,
  { name: 'Servers to try the shop on', command: node('tests/helpers/servers.mjs'), lanes: 1 },
  {
    name: 'Long browser tests',
    command: playwright('-c', 'tests/long/playwright.config.ts'),
    lanes: 2,
    after: [browserBuild.name, 'Servers to try the shop on'],
    report: LONG_REPORT,
  },
  {
    name: 'Fault matrix',
    command: node('tests/faults/report.mjs', UNIT_REPORT, LONG_REPORT),
    lanes: 1,
    after: ['Long browser tests'],
    anyway: true,
    says: 'Fault matrix:',
  },
  engineWalks,
  {
    name: 'Three minutes of shopping',
    command: playwright('-c', 'tests/soak/playwright.config.ts'),
    // The same walk each time; `npm run soak` takes another.
    env: { SOAK_SEED: '20261121' },
    lanes: 1,
    after: [browserBuild.name],
    report: SOAK_REPORT,
  },
];

/** The commands and their parts, in the order in which they begin. */
export const COMMANDS = { test, long, engines: [browserBuild, engineWalks] };
