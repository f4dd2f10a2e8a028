import react from '@vitejs/plugin-react';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, runnerImport, type UserConfig } from 'vite';
import { EnvError, parseEnv } from '#config/parseEnv';
import { houseAlias, houseFolder } from './tools/house.mjs';
import type * as ApiInUse from './tools/vite/apiInUse';
import { chunkGroups } from './tools/vite/chunkGroups';
import { breakpoints, buildConstants, cssOptions } from './tools/vite/everyBuild';
import { LICENCES } from './tools/vite/licences';
import { previewHost } from './tools/vite/previewHost';
import { readSettings } from './tools/vite/settings';
import type * as WriteSite from './tools/vite/writeSite';

/** Replaces the default module with the owner's file. */
function eventsAlias(file: string | null): { find: RegExp; replacement: string }[] {
  if (file === null) return [];
  const replacement = path.join(import.meta.dirname, file);
  if (!existsSync(replacement))
    throw new EnvError(`Environment: VITE_EVENTS_MODULE names ${file}, and there is no such file.`);
  return [{ find: /^\.\/ownersEvents$/, replacement }];
}

/** The scripts of every visit. */
const START = /\/(?:react|frame|rolldown-runtime)-[^/]+\.js$/;

async function load<Module>(name: string): Promise<Module> {
  const file = path.join(import.meta.dirname, `tools/vite/${name}.ts`);
  const { module } = await runnerImport<Module>(file, {
    resolve: { alias: houseAlias() },
    configFile: false,
    envDir: false,
  });
  return module;
}

export default defineConfig(async ({ command, mode }): Promise<UserConfig> => {
  const settings = readSettings(mode, import.meta.dirname);
  const { hosting, ...env } = parseEnv(settings.variables);
  // Loaded at run time: Vite restarts its dev server when a file that this one imports changes.
  const forBuild =
    command === 'build' ? (await load<typeof WriteSite>('writeSite')).writeSite(env, hosting) : [];
  const { apiInUse } = await load<typeof ApiInUse>('apiInUse');
  return {
    // A build prints only warnings; tools/vite/writeSite.ts prints what was built.
    logLevel: command === 'build' ? 'warn' : 'info',
    css: cssOptions,
    publicDir: path.join(houseFolder, 'public'),
    plugins: [react(), breakpoints(), apiInUse(settings), previewHost(env, hosting), forBuild],
    define: buildConstants(env, hosting),
    resolve: { alias: [...houseAlias(), ...eventsAlias(hosting.eventsModule)] },
    // New builds and reports must not reload the pages of a running server.
    server: { watch: { ignored: ['**/dist*/**', '**/test-results/**'] } },
    build: {
      // Every page has the start's scripts already.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files) => files.filter((file) => !START.test(file)),
      },
      license: { fileName: LICENCES },
      rolldownOptions: {
        // Off: two warnings of every build that need no action. lottie-web's players that call eval are dropped, and
        // prerendering takes time.
        checks: { eval: false, bundlerTimings: false },
        output: {
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  };
});
