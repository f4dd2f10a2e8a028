import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { apiInUse } from './src/build/apiInUse';
import { productionRouter } from './src/build/productionRouter';
import { previewHost } from './src/build/previewHost';
import { readSettings } from './src/build/settings';
import { typeErrors } from './src/build/typeErrors';
import { xhrAlone } from './src/build/xhrAlone';
import { parseEnv } from './src/config/parseEnv';

export default defineConfig(async ({ command, mode }): Promise<ViteUserConfig> => {
  const settings = readSettings(mode, import.meta.dirname);
  const { hosting, ...env } = parseEnv(settings.variables);
  // Vite restarts its development server when a file changes that this one imports: no more than it needs.
  const forBuild =
    command === 'build' ? [(await import('./src/build/firstScreens')).firstScreens(env, hosting, [])] : [];
  return {
    plugins: [
      react(),
      productionRouter(),
      xhrAlone(),
      apiInUse(settings),
      typeErrors(),
      previewHost(),
      forBuild,
    ],
    define: { __ENV__: JSON.stringify(env) },
    // Builds and reports beside a running server reload no page of it.
    server: { watch: { ignored: ['**/dist*/**', '**/{reports,shots,test-results}/**'] } },
    build: {
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // It stays cached over releases, and is evaluated in a task of its own.
              {
                name: 'react',
                test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|src[\\/]app[\\/]reactDom|rolldown[\\/]runtime/,
                priority: 3,
              },
              // What every page needs: one request instead of a dozen.
              {
                name: 'frame',
                test: /src[\\/](?:lib(?![\\/](?:useCountdown|deniedStorage))|config(?![\\/]shopOwner)|model(?![\\/](?:scentFinder|validation))|contexts|i18n[\\/](?:brand|common|translator)|api[\\/](?:sessionStore|userSchema|fields|errors|inTime|unauthorized)|ui[\\/](?:alertStore|announce|Button|Icon|Picture|pictures|RemoteImage|Reveal|Skeleton|SkipToFooter)\b)|node_modules[\\/]valibot|vite[\\/]preload-helper/,
                priority: 2,
              },
              { name: 'launching', test: /src[\\/]components[\\/](?:LaunchingSoon|NotifyMe)\b/, priority: 2 },
              // What pages that talk to the API share.
              {
                name: 'data',
                test: /node_modules[\\/](?:axios|@tanstack)[\\/]|src[\\/](?:api[\\/](?:client|parse|products|queryClient)|components[\\/](?:BuyButtons|hearts|productLink|productsQuery|useOrder|paged[\\/]usePagedList|WithQueries)|ui[\\/](?:InfiniteTrigger|SharedPicture))\b/,
                priority: 1,
              },
            ],
          },
        },
      },
    },
    test: {
      // All cores: vitest's own choice leaves one out, which is half of two.
      maxWorkers: '100%',
      environment: 'jsdom',
      setupFiles: 'tests/setup.ts',
      include: ['tests/{unit,integration,properties,faults}/**/*.test.{ts,tsx}'],
      css: { modules: { classNameStrategy: 'non-scoped' } },
      // Walks through the whole app take their time on a busy machine.
      testTimeout: 30_000,
      restoreMocks: true,
      unstubGlobals: true,
    },
  };
});
