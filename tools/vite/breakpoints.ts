import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CSSOptions, Plugin } from 'vite';

const FILE = path.join(import.meta.dirname, '../../src/ui/styles/breakpoints.css');

/** Lightning CSS replaces the names of src/ui/styles/breakpoints.css by their queries. */
export const cssOptions: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: { drafts: { customMedia: true } },
};

/** Puts the breakpoints into each style sheet: `@custom-media` counts only in the file that has it. */
export function breakpoints(): Plugin {
  return {
    name: 'shop:breakpoints',
    enforce: 'pre',
    transform: {
      filter: { id: { include: ['**/src/**/*.css', '**/tests/**/*.css'], exclude: FILE } },
      handler(code) {
        this.addWatchFile(FILE);
        // On the first line, so that the lines of the file keep their numbers.
        const definitions = readFileSync(FILE, 'utf8').replaceAll('\n', ' ');
        return { code: definitions + code, map: null };
      },
    },
  };
}
