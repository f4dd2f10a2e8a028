import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CSSOptions, Plugin } from 'vite';
import type { Env, Hosting } from '#config/parseEnv';

/** What all builds, servers and tests of the shop have in common. */

export function buildConstants(env: Env, { eventsModule, agents }: Hosting): Record<string, string> {
  return {
    __ENV__: JSON.stringify(env),
    __EVENTS__: String(eventsModule !== null),
    __AGENTS__: String(agents),
  };
}

const BREAKPOINTS = path.join(import.meta.dirname, '../../src/ui/styles/breakpoints.css');

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
      filter: { id: { include: ['**/src/**/*.css', '**/tests/**/*.css'], exclude: BREAKPOINTS } },
      handler(code) {
        this.addWatchFile(BREAKPOINTS);
        // On the first line, so that the lines of the file keep their numbers.
        const definitions = readFileSync(BREAKPOINTS, 'utf8').replaceAll('\n', ' ');
        return { code: definitions + code, map: null };
      },
    },
  };
}
