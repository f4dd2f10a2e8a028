#!/usr/bin/env node
/**
 * Fails if a number of docs/behaviour.md is in no test title, such as 'asks before it removes (11.6)', or if
 * a title has a number that docs/behaviour.md does not have.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TESTS = fileURLToPath(new URL('.', import.meta.url));
const TITLE = /\S \((\d+\.\d+(?:, \d+\.\d+)*)\)['"`]/g;
const NUMBER = /^\*\*(\d+\.\d+)\*\* /gm;

const behaviour = readFileSync(new URL('../docs/behaviour.md', import.meta.url), 'utf8');
const written = [...behaviour.matchAll(NUMBER)].map(([, number]) => number);
const proved = new Map();
for (const file of readdirSync(TESTS, { recursive: true }).filter((name) => /\.tsx?$/.test(name))) {
  const text = readFileSync(join(TESTS, file), 'utf8');
  for (const [, numbers] of text.matchAll(TITLE)) {
    for (const number of numbers.split(', ')) proved.set(number, file);
  }
}

const problems = [
  ...written
    .filter((number, index) => written.indexOf(number) !== index)
    .map((number) => `${number} appears twice in docs/behaviour.md`),
  ...written.filter((number) => !proved.has(number)).map((number) => `${number} is in no test's title`),
  ...[...proved]
    .filter(([number]) => !written.includes(number))
    .map(([number, file]) => `${number}, in a title of tests/${file}, is not in docs/behaviour.md`),
];
for (const problem of problems) console.error(problem);
console.log(`${written.length} numbers of docs/behaviour.md, ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
