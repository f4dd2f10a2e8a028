// How the scripts read the house.

import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';

export const PROJECT = resolve(import.meta.dirname, '../..');
export const HOUSE = join(PROJECT, 'src/house');

/** Imports a TypeScript module, which not all supported versions of Node can read. */
export async function importModule(file) {
  return (await runnerImport(file, { root: PROJECT, configFile: false, envDir: false, logLevel: 'error' }))
    .module;
}

/** Imports a module of the house, for example 'colours'. */
export const houseModule = (name) => importModule(join(HOUSE, `${name}.ts`));
