#!/usr/bin/env node
/**
 * Runs `npm test` for a shop with another house: a copy of the project in which the files of tests/otherHouse
 * replace those of src/house. What tests/otherHouse lacks, such as the pictures, stays.
 * The scripts write its colours and icons.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'another-house-'));
const inCopy = (...names) => path.join(folder, ...names);
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' });

/** Links the packages one by one, so that caches are the copy's own. */
function linkPackages() {
  const packages = path.join(ROOT, 'node_modules');
  mkdirSync(inCopy('node_modules'));
  for (const name of readdirSync(packages).filter((entry) => !/^\.(?!bin$)/.test(entry)))
    symlinkSync(path.join(packages, name), inCopy('node_modules', name));
}

const files = git('-C', ROOT, 'ls-files', '-co', '--exclude-standard').split('\n');
for (const file of files.filter((name) => name !== '' && existsSync(path.join(ROOT, name))))
  cpSync(path.join(ROOT, file), inCopy(file));
linkPackages();
// Some tests ask git for the project's files.
git('init', '--quiet', folder);

rmSync(inCopy('src/house/perfumes'), { recursive: true });
cpSync(path.join(ROOT, 'tests/otherHouse'), inCopy('src/house'), { recursive: true });

for (const script of ['makeColours', 'makeIcons'])
  execFileSync(process.execPath, [`src/artwork/${script}.mjs`], { cwd: folder });

const { status, stdout } = spawnSync(process.execPath, ['tests/run.mjs'], {
  cwd: folder,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
console.log(stdout);
const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(stdout) ?? [];
mkdirSync(path.join(ROOT, 'reports'), { recursive: true });
writeFileSync(
  path.join(ROOT, 'reports/another-house.json'),
  JSON.stringify({ numPassedTests: Number(passed), numTotalTests: Number(passed) + Number(failed) }),
);
if (status === 0) rmSync(folder, { recursive: true });
else console.log(`The copy is kept: ${folder}`);
process.exitCode = status ?? 1;
