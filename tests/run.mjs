#!/usr/bin/env node
/**
 * The test commands: `node tests/run.mjs [test | long | engines]`. All parts run, two lanes side by side, and only what fails
 * is shown. The last line counts the tests, and a failed part that has no failed test as one.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { canInstall, ensureEngines } from './engines/engines.mjs';
import { ensureChromium } from './helpers/chromium.mjs';
import { COMMANDS, ROOT } from './runner/parts.mjs';
import { readResults } from './runner/reports.mjs';

const LANES = 2;
/** How long each part took last time, in seconds. */
const TIMES = join(ROOT, '.cache/test-times.json');
/** Of a failed part that reports no tests, so many lines at the end are shown. */
const LINES_SHOWN = 60;

const name = process.argv[2] ?? 'test';
const parts = COMMANDS[name];
if (parts === undefined) throw new Error(`There is no command ${name}: ${Object.keys(COMMANDS).join(', ')}`);

function readTimes() {
  try {
    return JSON.parse(readFileSync(TIMES, 'utf8'));
  } catch {
    return {};
  }
}

function keepTimes(taken) {
  const times = readTimes();
  mkdirSync(dirname(TIMES), { recursive: true });
  writeFileSync(TIMES, JSON.stringify({ ...times, [name]: { ...times[name], ...taken } }, null, 2));
}

function duration(seconds) {
  if (seconds === undefined) return 'not yet timed';
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

const column = Math.max(...parts.map((part) => part.name.length)) + 2;
const line = (mark, part, text) => `  ${mark} ${part.name.padEnd(column)}${text}`;

function printPlan(times) {
  const known = parts.map((part) => times[part.name]);
  const total = times.total === undefined ? '' : `, ${duration(times.total)} last time`;
  console.log(`${parts.length} parts${total}:\n`);
  parts.forEach((part, index) => console.log(line(' ', part, duration(known[index]))));
  console.log('');
}

/** Runs a part. @returns whether it passed, and all that it wrote */
function run({ command: [command, ...args], env: own }) {
  const env = { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', NO_COLOR: '1', ...own };
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env });
  const output = [];
  child.stdout.on('data', (text) => output.push(text));
  child.stderr.on('data', (text) => output.push(text));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ passed: false, output: String(error) }));
    child.once('close', (code) =>
      resolve({
        passed: code === 0,
        output: stripVTControlCharacters(Buffer.concat(output).toString()).trimEnd(),
      }),
    );
  });
}

/** What a part comes to, in a few words. */
function outcomeOf({ report, says }, output) {
  if (report !== undefined) return `, ${readResults(join(ROOT, report)).length} tests`;
  const said = says && output.split('\n').findLast((text) => text.startsWith(says));
  return said ? `, ${said}` : '';
}

/** Runs all parts, as many at a time as there are lanes. @returns what became of each, by its name */
async function runAll(taken) {
  const done = new Map();
  const running = new Map();
  const waiting = [...parts];
  const isReady = ({ after = [] }) => after.every((other) => done.has(other));
  const isPointless = ({ after = [], anyway }) => !anyway && after.some((other) => !done.get(other)?.passed);

  const runPart = async (part) => {
    if (isPointless(part)) {
      console.log(line('-', part, `left out: ${part.after.join(' or ')} failed`));
      done.set(part.name, { part, passed: false, leftOut: true });
      return;
    }
    const began = performance.now();
    const { passed, output } = await run(part);
    taken[part.name] = (performance.now() - began) / 1000;
    done.set(part.name, { part, passed, output });
    const time = duration(taken[part.name]);
    console.log(line(passed ? '✓' : '✗', part, `${time}${outcomeOf(part, output)}`));
  };

  while (waiting.length > 0 || running.size > 0) {
    const busy = () => [...running.keys()].reduce((sum, { lanes }) => sum + lanes, 0);
    // In their order: a part that needs both lanes is not kept waiting by smaller ones behind it.
    while (waiting[0] && isReady(waiting[0]) && busy() + waiting[0].lanes <= LANES) {
      const part = waiting.shift();
      running.set(
        part,
        runPart(part).then(() => running.delete(part)),
      );
    }
    await Promise.race(running.values());
  }
  return done;
}

const indented = (text) => text.split('\n').join('\n    ');

/** Prints what went wrong in a part. @returns how many tests passed and failed in it */
function account({ part, passed, leftOut, output }) {
  if (leftOut) return { passed: 0, failed: 0 };
  const results = part.report === undefined ? [] : readResults(join(ROOT, part.report));
  const failed = results.filter((result) => !result.passed);
  for (const { titles, project, problem } of failed) {
    const where = project === undefined ? '' : ` [${project}]`;
    console.log(`\nFAILED: ${titles.join(' > ')}${where}\n    ${indented(problem)}`);
  }
  if (!passed && failed.length === 0) {
    console.log(`\nFAILED: ${part.name}\n    ${indented(output.split('\n').slice(-LINES_SHOWN).join('\n'))}`);
  }
  return {
    passed: results.length - failed.length,
    failed: passed || failed.length > 0 ? failed.length : 1,
  };
}

async function main() {
  try {
    console.log(`Browser: ${ensureChromium()}`);
  } catch (error) {
    console.log(`FAILED: Browser\n    ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1 };
  }
  const leftOut = name === 'test' ? [] : ensureEngines();
  const began = performance.now();
  const taken = {};
  for (const { report } of parts) if (report) rmSync(join(ROOT, report), { force: true });
  printPlan(readTimes()[name] ?? {});
  const done = await runAll(taken);
  taken.total = (performance.now() - began) / 1000;
  keepTimes(taken);
  const counts = parts.map((part) => account(done.get(part.name)));
  for (const engine of leftOut) console.log(`\nLEFT OUT: ${engine} was not found, so nothing is said of it.`);
  // Where it could have been installed, an engine that is missing is a failure.
  if (canInstall()) counts.push({ passed: 0, failed: leftOut.length });
  console.log(`\n${duration(taken.total)}`);
  return counts.reduce((sum, { passed, failed }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
  }));
}

const { passed, failed } = await main();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
