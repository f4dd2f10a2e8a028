import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';

/** Vite's own conditions, and the one of a house: what `#house` means (package.json). */
const conditionsOf = (house: readonly string[]) =>
  ({
    resolve: { conditions: [...house, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [...house, ...defaultServerConditions] } },
  }) satisfies UserConfig;

export const testHouse = conditionsOf(['test-house']);

/** The house of builds and servers: the shop's, or with `HOUSE=test` the tests'. */
export const houseConditions = process.env.HOUSE === 'test' ? testHouse : conditionsOf([]);
