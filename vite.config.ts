import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { firstScreens } from './src/build/firstScreens';
import { mockServer } from './src/build/mockServer';
import { previewHost } from './src/build/previewHost';
import { parseEnv } from './src/config/parseEnv';

export default defineConfig(({ mode }) => {
  const env = parseEnv(loadEnv(mode, import.meta.dirname, 'VITE_'));
  return {
    plugins: [react(), mockServer(), previewHost(), firstScreens(env, [])],
    define: { __ENV__: JSON.stringify(env) },
    build: {
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // A chunk of its own: it stays cached over releases, and is evaluated in a task of its own.
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|src[\\/]app[\\/]reactDom/,
              },
            ],
          },
        },
      },
    },
    test: {
      environment: 'jsdom',
      setupFiles: 'tests/setup.ts',
      include: ['tests/{unit,integration,properties}/**/*.test.{ts,tsx}'],
      css: { modules: { classNameStrategy: 'non-scoped' } },
      restoreMocks: true,
      unstubGlobals: true,
    },
  };
});
