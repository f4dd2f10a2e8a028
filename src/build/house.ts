import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Alias } from 'vite';

const ROOT = path.join(import.meta.dirname, '../..');
const OWN = 'src/house';

/** The folder of the house in use, from the project's: src/house, unless the variable HOUSE names another. */
export function houseFolder(): string {
  return process.env.HOUSE ?? OWN;
}

/**
 * Lets `#house` mean the house in use. For src/house, nothing is needed: `imports` in package.json names it,
 * also for the modules that another house lacks.
 * @param house another folder, from the project's
 */
export function houseAlias(house = houseFolder()): Alias[] {
  const folder = path.join(ROOT, house);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|css)$/.test(file))
    .map((file) => {
      const name = file.replaceAll('\\', '/').replace(/(?:\/index)?\.ts$/, '');
      return { find: new RegExp(`^#house/${name}$`), replacement: path.join(folder, file) };
    });
}
