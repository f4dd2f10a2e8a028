import { readdirSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { buildConstants } from './tools/vite/buildConstants';
import { readSettings } from './tools/vite/settings';
import { parseEnv } from './src/config/parseEnv';

/**
 * Tests that replace modules, import them afresh, or depend on the last key pressed in jsdom run in their own
 * window.
 */
const ISOLATED = 'tests/**/*.isolated.test.{ts,tsx}';

/** The tests' own house, so that no change of the shop's house changes a test. */
const TEST_HOUSE = path.join(import.meta.dirname, 'tests/testHouse');

/** Lets `#house` mean the tests' house. What it lacks comes from src/house (`imports` in package.json). */
const testHouse = readdirSync(TEST_HOUSE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:ts|css)$/.test(file))
  .map((file) => {
    const name = file.replaceAll('\\', '/').replace(/(?:\/index)?\.ts$/, '');
    return { find: new RegExp(`^#house/${name}$`), replacement: path.join(TEST_HOUSE, file) };
  });

function project(
  name: string,
  test: TestProjectInlineConfiguration['test'],
  alias = testHouse,
): TestProjectInlineConfiguration {
  return {
    extends: true,
    resolve: { alias },
    test: { name, isolate: false, exclude: [ISOLATED], ...test },
  };
}

export default defineConfig(({ mode }) => {
  const { hosting, ...env } = parseEnv(readSettings(mode, import.meta.dirname).variables);
  return {
    plugins: [react()],
    define: buildConstants(env, hosting),
    test: {
      // All cores: by default vitest leaves one free, which is half of two.
      maxWorkers: '100%',
      css: { modules: { classNameStrategy: 'non-scoped' } },
      // Tests that walk through the whole app are slow on a busy machine.
      testTimeout: 30_000,
      restoreMocks: true,
      unstubGlobals: true,
      projects: [
        project('app', {
          include: ['tests/integration/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: 'tests/setup/app.ts',
        }),
        project('dom', {
          include: ['tests/unit/**/*.test.tsx', 'tests/unit/tools/inline/*.test.ts'],
          environment: 'jsdom',
          setupFiles: 'tests/setup/dom.ts',
        }),
        project('node', {
          include: ['tests/unit/**/*.test.ts'],
          exclude: [ISOLATED, 'tests/unit/tools/inline/*.test.ts'],
          environment: 'node',
        }),
        // The shop's own house.
        project('house', { include: ['tests/house/*.test.ts'], environment: 'node', isolate: true }, []),
        project(
          'houseApp',
          { include: ['tests/house/*.test.tsx'], environment: 'jsdom', setupFiles: 'tests/setup/app.ts' },
          [],
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
