import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';

/** `HOUSE=test` builds and serves the shop with the tests' own house: what `#house` means there (package.json). */
const conditions = process.env.HOUSE === 'test' ? ['test-house'] : [];

/** Vite's own conditions, and the one of the house. */
export const houseConditions = {
  resolve: { conditions: [...conditions, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
} satisfies UserConfig;
