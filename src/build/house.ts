import path from 'node:path';
import type { Alias } from 'vite';

const ROOT = path.join(import.meta.dirname, '../..');
const OWN = 'src/house';

/** The folder of the house in use: src/house, or the one that the environment variable HOUSE names. */
export function houseFolder(standard = OWN): string {
  return path.join(ROOT, process.env.HOUSE ?? standard).replaceAll('\\', '/');
}

/**
 * Lets `#house` mean the house in use. For src/house, nothing is needed: `imports` in package.json names it.
 * @param standard the folder without the variable HOUSE
 */
export function houseAlias(standard = OWN): Alias[] {
  const folder = houseFolder(standard);
  return [
    { find: /^#house\/perfumes$/, replacement: `${folder}/perfumes/index.ts` },
    { find: /^#house\//, replacement: `${folder}/` },
  ];
}
