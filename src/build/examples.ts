import { readdirSync } from 'node:fs';
import path from 'node:path';
import { SERVED } from './settings';

const FOLDER = path.join(import.meta.dirname, '../house/examples');

/**
 * The aliases with which `npm run dev` and `npm run preview` show examples of what the owner has not filled
 * in yet. No other build has them.
 * @param mode Vite's mode
 */
export function examplesFor(mode: string): { find: RegExp; replacement: string }[] {
  if (!SERVED.includes(mode)) return [];
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({
      find: new RegExp(`^#house/${path.basename(file, '.ts')}$`),
      replacement: path.join(FOLDER, file),
    }));
}
