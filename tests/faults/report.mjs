#!/usr/bin/env node
/**
 * Writes the table of the fault matrix to `reports/faults.md`, and fails when a cell is missing or does not hold:
 * `node tests/faults/report.mjs <vitest's JSON report> [<JSON report of the long tests>]`. Without the second
 * report the cells of Chromium are left to the long tests; with it, vitest's must hold only where they ran.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { readResults } from '../runner/reports.mjs';

const TABLE = 'reports/faults.md';
const FEWEST_IN_CHROMIUM = 40;
const TITLE = /^fault matrix: '?(.*?)'?$/;

const load = async (path) => {
  const file = fileURLToPath(new URL(path, import.meta.url));
  return (await runnerImport(file, { configFile: false, logLevel: 'error' })).module;
};
const unquoted = (title) => title.replace(/^'(.*)'$/, '$1');
const keyOf = (where, row, fault) => [where, row, fault].join(' > ');

/** The cells of a report, by their keys. */
function cellsOf(report, where) {
  return readResults(report).flatMap(({ titles, passed, seen }) => {
    const row = TITLE.exec(titles.at(-2) ?? '')?.[1];
    return row === undefined ? [] : [[keyOf(where, row, unquoted(titles.at(-1))), { holds: passed, seen }]];
  });
}

/** Every cell that there is to be. */
async function allCells() {
  const { isList, rowNames, callOf } = await load('./matrix.ts');
  const { BROWSER_KINDS, BROWSER_SAMPLES, KINDS, LIST_KINDS } = await load('./kinds.ts');
  const { endpoints } = await load('../../src/api/endpoints.ts');
  const thirdParties = { email: 'e-mail service', animation: 'animation host' };
  return rowNames.flatMap((row) => {
    const call = callOf(row);
    const path = endpoints[call] ?? thirdParties[call];
    const cell =
      (where) =>
      ({ name: fault }) => ({ path, row, fault, where });
    return [
      ...[...KINDS, ...(isList(row) ? LIST_KINDS : [])].map(cell('jsdom')),
      ...[...BROWSER_KINDS, ...(BROWSER_SAMPLES[row] ?? [])].map(cell('Chromium')),
    ];
  });
}

const inTable = (text) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '&lt;').trim();

const [vitestReport, longReport] = process.argv.slice(2);
/** What the cells are called that this run is not about. */
const elsewhere = {
  ...(longReport === undefined ? { Chromium: 'long tests' } : {}),
  ...(existsSync(vitestReport) ? {} : { jsdom: 'npm test' }),
};
const results = new Map([
  ...cellsOf(vitestReport, 'jsdom'),
  ...(longReport === undefined ? [] : cellsOf(longReport, 'Chromium')),
]);
const cells = (await allCells()).map((cell) => {
  const result = results.get(keyOf(cell.where, cell.row, cell.fault));
  const outcome =
    result === undefined ? (elsewhere[cell.where] ?? 'missing') : result.holds ? 'holds' : 'FAILS';
  return { ...cell, seen: result?.seen ?? '', outcome };
});

const here = cells.filter(({ where }) => !(where in elsewhere));
const holding = here.filter(({ outcome }) => outcome === 'holds');
const count = (where) => holding.filter((cell) => cell.where === where).length;
const counts = ['jsdom', 'Chromium'].map((where) =>
  where in elsewhere ? `those in ${where} are for ${elsewhere[where]}` : `${count(where)} in ${where}`,
);
const line = `Fault matrix: ${holding.length} of ${cells.length} cells hold (${counts.join(', ')}).`;

mkdirSync('reports', { recursive: true });
const head = ['Call', 'Walk', 'Fault', 'Where', 'What is seen', 'Result'];
const rows = cells.map(({ path, row, fault, where, seen, outcome }) =>
  [path, row, fault, where, seen, outcome].map(inTable),
);
const table = [head, head.map(() => '---'), ...rows].map((columns) => `| ${columns.join(' | ')} |`);
writeFileSync(TABLE, `# Fault matrix\n\n${line}\n\n${table.join('\n')}\n`);

const wrong = here.filter(({ outcome }) => outcome !== 'holds');
for (const { row, fault, where, outcome } of wrong)
  console.error(`${outcome}: ${row}, ${fault}, in ${where}`);
const few = !('Chromium' in elsewhere) && count('Chromium') < FEWEST_IN_CHROMIUM;
if (few) console.error(`Fewer than ${FEWEST_IN_CHROMIUM} hold in Chromium.`);
console.log(line);
process.exitCode = wrong.length > 0 || few ? 1 : 0;
