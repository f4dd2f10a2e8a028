#!/usr/bin/env node
/**
 * Lists every package of the lock file with its version and licence: first the packages in the browser's
 * bundle, then those that only build and test. Fails on a licence or an install script that is not listed
 * below, a version that is not exact, and a package without a checksum.
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
/** Packages that are used but never shipped may also require sharing changes or naming the author. */
const OF_TOOLS = [
  ...PERMISSIVE,
  'CC-BY-4.0',
  'CC0-1.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
];
/**
 * Packages that work without their install script: `.npmrc` runs none. The one of msw copies a service
 * worker.
 */
const WITHOUT_SCRIPT = ['msw'];

/** Whether the list has one of the licences of an expression such as `(MIT OR CC0-1.0)`. */
const isAgreed = (licence, agreed) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => agreed.includes(part)));

const { dependencies, devDependencies } = read('../package.json');
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

const faults = [
  ...shipped
    .filter(({ licence }) => !isAgreed(licence, PERMISSIVE))
    .map(({ name, licence }) => `${name}: licence ${licence} of what is shipped`),
  ...tools
    .filter(({ licence }) => !isAgreed(licence, OF_TOOLS))
    .map(({ name, licence }) => `${name}: licence ${licence}`),
  ...packages
    .filter(({ name, hasInstallScript }) => hasInstallScript && !WITHOUT_SCRIPT.includes(name))
    .map(({ name }) => `${name}: has an install script`),
  ...packages.filter(({ integrity }) => !integrity).map(({ name }) => `${name}: has no checksum`),
  ...Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
    .map(([name, version]) => `${name}: ${version} is not an exact version`),
];

const list = (title, entries) => {
  console.log(`\n${title} (${entries.length})`);
  for (const { name, version, licence } of entries) console.log(`  ${name} ${version}  ${licence}`);
};
list('Run time, with all that it needs', shipped);
list('Only to build and test', tools);
for (const fault of faults) console.error(`\n${fault}`);
console.log(
  `\n${packages.length} packages, ${shipped.length} of them at run time, ${faults.length} objections`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
