import path from 'node:path';
import type { Alias } from 'vite';

const ROOT = path.join(import.meta.dirname, '../..');
const OWN = 'src/house';

/** The folder of the house in use, from the project's: src/house, or what the environment variable HOUSE names. */
export function houseFolder(): string {
  return process.env.HOUSE ?? OWN;
}

/**
 * Lets `#house` mean the house in use. For src/house, nothing is needed: `imports` in package.json names it.
 * @param house another folder, from the project's
 */
export function houseAlias(house = houseFolder()): Alias[] {
  const folder = path.join(ROOT, house).replaceAll('\\', '/');
  return [
    { find: /^#house\/perfumes$/, replacement: `${folder}/perfumes/index.ts` },
    { find: /^#house\//, replacement: `${folder}/` },
  ];
}
