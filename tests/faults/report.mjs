#!/usr/bin/env node
/**
 * Writes the table of the fault matrix to `reports/faults.md`, and fails when a cell is missing or does not hold:
 * `node tests/faults/report.mjs <vitest's JSON report> [<JSON report of the long tests>]`. Without the second
 * report the cells of Chromium are left to the long tests; with it, vitest's must hold only where they ran.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const TABLE = 'reports/faults.md';
const FEWEST_IN_CHROMIUM = 40;
const TITLE = /^fault matrix: '?(.*?)'?$/;

const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'));
const load = async (path) => {
  const file = fileURLToPath(new URL(path, import.meta.url));
  return (await runnerImport(file, { configFile: false, logLevel: 'error' })).module;
};
const unquoted = (title) => title.replace(/^'(.*)'$/, '$1');
const keyOf = (where, row, fault) => [where, row, fault].join(' > ');

/** The cells that vitest ran, by their keys. */
function jsdomResults({ testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return tests.flatMap(({ ancestorTitles, title, status, meta }) => {
    const row = TITLE.exec(ancestorTitles.at(-1) ?? '')?.[1];
    if (row === undefined) return [];
    return [[keyOf('jsdom', row, unquoted(title)), { holds: status === 'passed', seen: meta?.seen }]];
  });
}

/** The cells that Playwright ran, by their keys. */
function chromiumResults({ suites }) {
  const within = (suite) => {
    const row = TITLE.exec(suite.title)?.[1];
    const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ status, annotations }) => [
        keyOf('Chromium', row, title),
        {
          holds: status === 'expected' || status === 'flaky',
          seen: annotations.find(({ type }) => type === 'seen')?.description,
        },
      ]),
    );
    return [...(row === undefined ? [] : own), ...(suite.suites ?? []).flatMap(within)];
  };
  return suites.flatMap(within);
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
  ...(elsewhere.jsdom ? [] : jsdomResults(readReport(vitestReport))),
  ...(elsewhere.Chromium ? [] : chromiumResults(readReport(longReport))),
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
