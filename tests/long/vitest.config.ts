import { defineConfig } from 'vitest/config';
import { buildConstants } from '../../src/build/buildConstants';
import { parseEnv } from '../../src/config/parseEnv';

const { hosting, ...env } = parseEnv({});

/** The long tests without a browser: the development servers and `npm run serve`. */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  define: buildConstants(env, hosting),
  test: {
    name: 'long',
    include: ['tests/long/**/*.test.ts'],
    maxWorkers: '100%',
    testTimeout: 60_000,
  },
});
