import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { parseEnv } from '#config/parseEnv';
import { failedLast } from './tests/setup/failedLast';
import { houseAlias, houseFolder, ownHouse, testHouse } from './tools/house.mjs';
import { buildConstants } from './tools/vite/everyBuild';
import { readSettings } from './tools/vite/settings';

/**
 * Tests that replace modules, import them afresh, or depend on the last key pressed in jsdom run in their own
 * window.
 */
const ISOLATED = 'tests/**/*.isolated.test.{ts,tsx}';

/** By default with the tests' own perfumes, owner and texts, so that other ones of the shop change no test. */
function project(
  name: string,
  test: TestProjectInlineConfiguration['test'],
  house = testHouse,
): TestProjectInlineConfiguration {
  return {
    extends: true,
    resolve: { alias: houseAlias(house) },
    test: { name, env: { HOUSE: house }, isolate: false, exclude: [ISOLATED], ...test },
  };
}

export default defineConfig(({ mode }) => {
  const { hosting, ...env } = parseEnv(readSettings(mode, import.meta.dirname).variables);
  return {
    plugins: [react()],
    define: buildConstants(env, hosting),
    test: {
      reporters: ['dot', failedLast],
      // All cores: by default vitest leaves one free, which is half of two.
      maxWorkers: '100%',
      css: { modules: { classNameStrategy: 'non-scoped' } },
      // Tests that walk through the whole app are slow on a busy machine.
      testTimeout: 30_000,
      restoreMocks: true,
      unstubGlobals: true,
      projects: [
        project('app', {
          include: ['tests/integration/**/*.test.{ts,tsx}', 'tests/testHouse/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: 'tests/setup/app.ts',
        }),
        project('dom', {
          include: ['tests/unit/**/*.test.tsx', 'tests/unit/boot/*.test.ts'],
          environment: 'jsdom',
          setupFiles: 'tests/setup/dom.ts',
        }),
        project('node', {
          include: ['tests/unit/**/*.test.ts', 'tests/testHouse/*.test.ts'],
          exclude: [ISOLATED, 'tests/unit/boot/*.test.ts'],
          environment: 'node',
        }),
        // The shop's own house.
        project(
          'house',
          {
            include: ['tests/house/*.test.ts'],
            exclude: houseFolder === ownHouse ? [] : ['tests/house/specification.test.ts'],
            environment: 'node',
            isolate: true,
          },
          houseFolder,
        ),
        project(
          'houseApp',
          { include: ['tests/house/*.test.tsx'], environment: 'jsdom', setupFiles: 'tests/setup/app.ts' },
          houseFolder,
        ),
        project('isolated', {
          include: [ISOLATED],
          exclude: [],
          isolate: true,
          environment: 'jsdom',
          setupFiles: 'tests/setup/app.ts',
        }),
      ],
    },
  };
});
