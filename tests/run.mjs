#!/usr/bin/env node
/**
 * The test command: every check in order, the first failure ends it. The last line counts the tests, and a
 * failed check that is no test as one.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './helpers/chromium.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const UNIT_REPORT = 'reports/vitest.json';
const E2E_REPORT = 'reports/e2e.json';
const LONG_REPORT = 'reports/long.json';
const BUILT = 'dist-test';

const bin = (...parts) => [process.execPath, join(ROOT, 'node_modules', ...parts)];
const script = (path, ...args) => [process.execPath, join(ROOT, path), ...args];

/** Checks of one row run together; their output is shown when they have ended. */
const ROWS = [
  [
    ['Types', [...bin('typescript', 'bin', 'tsc'), '--noEmit']],
    ['Lint', [...bin('eslint', 'bin', 'eslint.js'), '.']],
  ],
  [
    ['Format', [...bin('prettier', 'bin', 'prettier.cjs'), '--check', '.']],
    ['Import directions', [...bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'), 'src']],
  ],
  [
    [
      'Unit and integration tests',
      [
        ...bin('vitest', 'vitest.mjs'),
        'run',
        '--configLoader=runner',
        '--testTimeout=20000',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${UNIT_REPORT}`,
      ],
    ],
  ],
  [['Production build', [...bin('vite', 'bin', 'vite.js'), 'build', '--outDir', BUILT]]],
  [['Byte budgets', script('tests/bench/budgets.mjs', BUILT)]],
  [['Browser tests', [...bin('@playwright', 'test', 'cli.js'), 'test']]],
  [['Fault matrix', script('tests/faults/report.mjs', UNIT_REPORT)]],
  [['Checklist of docs/behaviour.md', script('tests/checklist/check.mjs', UNIT_REPORT, E2E_REPORT)]],
];

/** What `npm run test:long` does. */
const LONG_ROWS = [
  [
    [
      'Long browser tests',
      [...bin('@playwright', 'test', 'cli.js'), 'test', '-c', 'tests/long/playwright.config.ts'],
    ],
  ],
  [['Fault matrix', script('tests/faults/report.mjs', UNIT_REPORT, LONG_REPORT)]],
];

const long = process.argv[2] === 'long';

const heading = (text) => console.log(`\n== ${text} ${'='.repeat(Math.max(2, 76 - text.length))}`);

function start([command, ...args], live) {
  const stdio = ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'];
  const env = { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
  const child = spawn(command, args, { cwd: ROOT, stdio, env });
  const output = [];
  child.stdout?.on('data', (part) => output.push(part));
  child.stderr?.on('data', (part) => output.push(part));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: String(error) }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }));
  });
}

/** Runs the checks of a row. @returns the names of those that failed */
async function runRow(row) {
  const live = row.length === 1;
  if (live) heading(row[0][0]);
  const failed = [];
  await Promise.all(
    row.map(async ([name, command]) => {
      const began = performance.now();
      const { code, output } = await start(command, live);
      if (!live) heading(name);
      process.stdout.write(output);
      console.log(
        `${code === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`,
      );
      if (code !== 0) failed.push(name);
    }),
  );
  return failed;
}

const readReport = (file) =>
  existsSync(join(ROOT, file)) ? JSON.parse(readFileSync(join(ROOT, file), 'utf8')) : undefined;

/** All tests of both reports: name, whether it passed, and what went wrong on the way, if anything. */
function allTests() {
  const unitReport = long ? undefined : readReport(UNIT_REPORT);
  const unit = unitReport?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
  const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];
  const browser = specsIn(readReport(long ? LONG_REPORT : E2E_REPORT) ?? {}).flatMap((spec) =>
    spec.tests.map((test) => ({ ...test, name: `${spec.file} [${test.projectName}] ${spec.title}` })),
  );
  return [
    ...unit.map(({ fullName, status, failureMessages }) => ({
      name: fullName,
      passed: status === 'passed',
      problem: failureMessages?.[0],
    })),
    ...browser.map(({ name, status, results }) => ({
      name,
      passed: status === 'expected' || status === 'flaky',
      problem: results.flatMap(({ errors }) => errors)[0]?.message,
    })),
  ];
}

/** Says which tests failed, or passed only when tried again; a skipped one has failed. */
function printProblems(tests) {
  for (const { name, passed, problem = 'did not run' } of tests) {
    const text = stripVTControlCharacters(problem).split('\n').slice(0, 12).join('\n    ');
    console.log(`\n${passed ? 'Passed when tried again' : 'FAILED'}: ${name}\n    ${text}`);
  }
}

async function main() {
  for (const report of long ? [LONG_REPORT] : [UNIT_REPORT, E2E_REPORT])
    rmSync(join(ROOT, report), { force: true });
  try {
    heading('Browser');
    console.log(ensureChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return ['Browser'];
  }
  for (const row of long ? LONG_ROWS : ROWS) {
    const failed = await runRow(row);
    if (failed.length > 0) return failed;
  }
  return [];
}

const failedChecks = await main();
const tests = allTests();
printProblems(tests.filter(({ passed, problem }) => !passed || problem));
const passed = tests.filter((test) => test.passed).length;
const failed = tests.length - passed;
if (failedChecks.length > 0) console.log(`\nFailed: ${failedChecks.join(', ')}`);
// A failed check whose tests all passed, or that has none, counts as one.
const failures = failed === 0 ? failedChecks.length : failed;
console.log(`\n${passed} passed, ${failures} failed`);
process.exitCode = failures > 0 ? 1 : 0;
