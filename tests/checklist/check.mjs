#!/usr/bin/env node
/**
 * Fails when a number of docs/behaviour.md is held by no test, or by one that is missing, did not run or did not
 * pass: `node tests/checklist/check.mjs <vitest's JSON report> <Playwright's JSON reports>`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const TESTS = fileURLToPath(new URL('..', import.meta.url));
const LIST = fileURLToPath(new URL('./checklist.ts', import.meta.url));

const ACCOUNT = fileURLToPath(new URL('../../docs/behaviour.md', import.meta.url));

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

function playwrightResults({ config, suites }) {
  const walk = (suite, path) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({
        name: [...path, title].join(' > '),
        passed: status === 'expected' || status === 'flaky',
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...path, inner.title])),
  ];
  return suites.flatMap((file) => walk(file, [`${basename(config.rootDir)}/${slashes(file.file)}`]));
}

/** A star stands for anything, at the end or between. */
function matcher(proof) {
  const parts = proof.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}

const [vitestReport, ...playwrightReports] = process.argv.slice(2);
const results = [
  ...vitestResults(readReport(vitestReport)),
  ...playwrightReports.flatMap((report) => playwrightResults(readReport(report))),
];
const { module } = await runnerImport(LIST, { configFile: false, logLevel: 'error' });

const { checklist, awaited } = module;

/** A test of `npm run test:long` counts if its file is there, unless that run's report is among the given ones. */
const isElsewhere = (proof) =>
  proof.startsWith('long/') &&
  !results.some(({ name }) => name.startsWith('long/')) &&
  existsSync(`${TESTS}${proof.split(' > ')[0]}`);

const wrong = [];
const numbers = [...readFileSync(ACCOUNT, 'utf8').matchAll(/^\*\*(\d+\.\d+)\*\* /gm)].map(
  ([, number]) => number,
);
for (const number of numbers) {
  if (!(number in checklist) && !awaited.includes(number)) wrong.push(`${number} is held by no test`);
}
for (const [number, proofs] of Object.entries(checklist)) {
  if (!numbers.includes(number)) wrong.push(`${number} does not stand in docs/behaviour.md`);
  for (const proof of proofs) {
    if (isElsewhere(proof)) continue;
    const pattern = matcher(proof);
    const found = results.filter(({ name }) => pattern.test(name));
    if (found.length === 0) wrong.push(`${number} is to be held by a test that did not run: ${proof}`);
    for (const { name, passed } of found) {
      if (!passed) wrong.push(`${number} is to be held by a test that did not pass: ${name}`);
    }
  }
}

for (const problem of wrong) console.error(problem);
console.log(`${numbers.length} numbers of docs/behaviour.md, ${wrong.length} proofs missing or failed.`);
process.exitCode = wrong.length > 0 ? 1 : 0;
