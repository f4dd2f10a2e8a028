#!/usr/bin/env node
/**
 * Fails when a statement of the specification is proved by no test, or by one that is missing, did not run or did
 * not pass: `node tests/checklist/check.mjs <vitest's JSON report> <Playwright's JSON report>`.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const TESTS = fileURLToPath(new URL('..', import.meta.url));
const LIST = fileURLToPath(new URL('./checklist.ts', import.meta.url));

const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'));
const slashes = (path) => path.replaceAll('\\', '/');

function vitestResults({ testResults }) {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      name: [slashes(relative(TESTS, file)), ...ancestorTitles, title].join(' > '),
      passed: status === 'passed',
    })),
  );
}

function playwrightResults({ suites }) {
  const walk = (suite, path) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({
        name: [...path, title].join(' > '),
        passed: status === 'expected' || status === 'flaky',
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...path, inner.title])),
  ];
  return suites.flatMap((file) => walk(file, [`e2e/${slashes(file.file)}`]));
}

/** A star stands for anything, at the end or between. */
function matcher(proof) {
  const parts = proof.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}

const [vitestReport, playwrightReport] = process.argv.slice(2);
const results = [
  ...vitestResults(readReport(vitestReport)),
  ...playwrightResults(readReport(playwrightReport)),
];
const { module } = await runnerImport(LIST, { configFile: false, logLevel: 'error' });

const wrong = [];
let count = 0;
for (const { title, statements } of module.checklist) {
  for (const [statement, proofs] of Object.entries(statements)) {
    count += 1;
    for (const proof of proofs) {
      const pattern = matcher(proof);
      const found = results.filter(({ name }) => pattern.test(name));
      const failed = found.filter(({ passed }) => !passed);
      if (found.length === 0)
        wrong.push(`${title}\n  ${statement}\n  is to be proved by a test that did not run: ${proof}`);
      for (const { name } of failed)
        wrong.push(`${title}\n  ${statement}\n  is to be proved by a test that did not pass: ${name}`);
    }
  }
}

for (const problem of wrong) console.error(problem);
console.log(`${count} statements of the specification, ${wrong.length} proofs missing or failed.`);
process.exitCode = wrong.length > 0 ? 1 : 0;
