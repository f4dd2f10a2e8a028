#!/usr/bin/env node
/**
 * Writes the table of the fault matrix to `reports/faults.md`: every fault of every call, on every way through the
 * shop, with the test that proves what comes out of the call and the one that proves what the screen makes of it.
 * Fails when either is missing or does not hold: `node tests/faults/report.mjs <vitest's JSON report> [<JSON
 * report of the long tests>]`. Without the second report Chromium's tests are left to the long ones; with it,
 * vitest's must hold only where they ran.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { readResults } from '../runner/reports.mjs';

const TABLE = 'reports/faults.md';
const FEWEST_CELLS = 557;

const CELLS = fileURLToPath(new URL('./cells.ts', import.meta.url));

const { cells } = (await runnerImport(CELLS, { configFile: false, logLevel: 'error' })).module;

const [vitestReport, longReport] = process.argv.slice(2);
/** What the command is called whose tests this run is not about. */
const elsewhere = {
  ...(longReport === undefined ? { long: 'long tests' } : {}),
  ...(existsSync(vitestReport) ? {} : { faults: 'npm test' }),
};
const unquoted = (title) => title.replace(/^'(.*)'$/, '$1');
const keyOf = (titles) => titles.map(unquoted).join(' > ');
const results = new Map(
  [vitestReport, ...(longReport === undefined ? [] : [longReport])]
    .flatMap(readResults)
    .map((result) => [keyOf(result.titles), result]),
);

/** What became of a test. */
function outcomeOf(titles) {
  const result = results.get(keyOf(titles));
  if (result !== undefined) return result.passed ? 'holds' : 'FAILS';
  return elsewhere[titles[0].split('/')[0]] ?? 'missing';
}

const WRONG = ['missing', 'FAILS'];
/** What became of a cell: the worse of its two tests; what is left to another command is not known here. */
const resultOf = (outcomes) =>
  outcomes.find((outcome) => WRONG.includes(outcome)) ??
  outcomes.find((outcome) => outcome !== 'holds') ??
  'holds';

const proved = cells.map((cell) => {
  const outcomes = cell.proofs.map(outcomeOf);
  const seen = results.get(keyOf(cell.proofs[1]))?.seen ?? '';
  return { ...cell, seen, outcomes, result: resultOf(outcomes) };
});

const of = (where, wanted) => proved.filter((cell) => cell.where === where && cell.result === wanted).length;
const others = Object.values(elsewhere);
const counts = ['jsdom', 'Chromium'].map((where) => `${of(where, 'holds')} in ${where}`);
const left = others.map((name) => `${proved.filter(({ result }) => result === name).length} are for ${name}`);
const holding = proved.filter(({ result }) => result === 'holds').length;
const line = `Fault matrix: ${holding} of ${cells.length} cells hold (${[...counts, ...left].join(', ')}).`;

const inTable = (text) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '&lt;').trim();
const head = [
  'Call',
  'Walk',
  'Fault',
  'Where',
  'What comes of the call',
  'What is seen',
  'Proved by',
  'Result',
];
const rows = proved.map(({ path, row, fault, where, comes, seen, proofs, result }) =>
  [path, row, fault, where, comes, seen, proofs.map(keyOf).join('; '), result].map(inTable),
);
const table = [head, head.map(() => '---'), ...rows].map((columns) => `| ${columns.join(' | ')} |`);
mkdirSync('reports', { recursive: true });
writeFileSync(TABLE, `# Fault matrix\n\n${line}\n\n${table.join('\n')}\n`);

const wrong = proved.filter(({ result }) => WRONG.includes(result));
for (const { row, fault, where, proofs, outcomes } of wrong) {
  const which = proofs.map((titles, index) => `${outcomes[index]}: ${keyOf(titles)}`);
  console.error(`${row}, ${fault}, in ${where}: ${which.join('; ')}`);
}
const few = cells.length < FEWEST_CELLS;
if (few) console.error(`The matrix has fewer than ${FEWEST_CELLS} cells.`);
console.log(line);
process.exitCode = wrong.length > 0 || few ? 1 : 0;
