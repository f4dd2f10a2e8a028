// The house in use. Plain JavaScript, because Node starts some of the tools that import it.
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The house whose texts the specification has. */
export const ownHouse = path.join(ROOT, 'src/house');

/** The folder of the house that is built, served and tested in a browser: `HOUSE=path`, by default src/house. */
export const houseFolder = path.resolve(ROOT, process.env.HOUSE ?? ownHouse);

/** The house of unit and integration tests. */
export const testHouse = path.join(ROOT, 'tests/testHouse');

/** What `#house/…` means to Vite. */
export const houseAlias = (folder = houseFolder) => [{ find: /^#house\//, replacement: `${folder}/` }];
