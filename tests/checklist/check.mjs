#!/usr/bin/env node
/**
 * Fails when a number of docs/behaviour.md is held by no test, or by one that is missing, did not run or did not
 * pass: `node tests/checklist/check.mjs <JSON reports of the test runners>`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { readResults } from '../runner/reports.mjs';

const TESTS = fileURLToPath(new URL('..', import.meta.url));
const LIST = fileURLToPath(new URL('./checklist.ts', import.meta.url));
const ACCOUNT = fileURLToPath(new URL('../../docs/behaviour.md', import.meta.url));

/** A star stands for anything, at the end or between. */
function matcher(proof) {
  const parts = proof.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}

const results = process.argv
  .slice(2)
  .flatMap(readResults)
  .map(({ titles, passed }) => ({ name: titles.join(' > '), passed }));
const { module } = await runnerImport(LIST, { configFile: false, logLevel: 'error' });

const { checklist, awaited } = module;

const folderOf = (name) => name.split('/')[0];
const folders = new Set(results.map(({ name }) => folderOf(name)));

/** What the other of the two test commands runs counts if its file is there. */
const isElsewhere = (proof) =>
  !folders.has(folderOf(proof)) && existsSync(`${TESTS}${proof.split(' > ')[0]}`);

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
