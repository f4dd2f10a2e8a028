#!/usr/bin/env node
/**
 * Lists every package of the lock file with its version and licence: first the packages in the browser's
 * bundle, then those that only build and test. Fails if a licence is not one of those below.
 */
import { readFileSync } from 'node:fs';

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** Licences of packages that may be shipped if their notice is included. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
];
/** Packages that are not shipped may also have a licence that requires sharing changes or naming the author. */
const OF_TOOLS = [
  ...PERMISSIVE,
  'CC-BY-4.0',
  'CC0-1.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
];
/** Whether an expression such as `(MIT OR CC0-1.0)` offers one of the allowed licences. */
const isAllowed = (licence, allowed) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowed.includes(part)));

const packages = Object.entries(read('../package-lock.json').packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({
    name: path.split('node_modules/').at(-1),
    licence: 'none',
    ...entry,
    ...(entry.license && { licence: entry.license }),
  }))
  .sort((one, other) => one.name.localeCompare(other.name));
const shipped = packages.filter(({ dev, devOptional }) => !dev && !devOptional);
const tools = packages.filter((entry) => !shipped.includes(entry));

const refused = [
  ...shipped.filter(({ licence }) => !isAllowed(licence, PERMISSIVE)),
  ...tools.filter(({ licence }) => !isAllowed(licence, OF_TOOLS)),
];

const list = (title, entries) => {
  console.log(`\n${title} (${entries.length})`);
  for (const { name, version, licence } of entries) console.log(`  ${name} ${version}  ${licence}`);
};
list('In the browser', shipped);
list('Only to build and test', tools);
for (const { name, licence } of refused) console.error(`\n${name}: the licence ${licence} is not allowed`);
console.log(`\n${packages.length} packages, ${refused.length} with a licence that is not allowed`);
process.exitCode = refused.length > 0 ? 1 : 0;
