import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROUTER = new URL('../../node_modules/react-router/dist/production/', import.meta.url);
const FETCH_ADAPTER = /[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/;

/**
 * Leaves out of the bundle what its packages bring and no browser of the shop runs.
 * - The router: its production build, which the package ships but names in no export. Its unused components
 *   would stay because of their debug names, and of calls that are not marked as pure.
 * - axios: its fetch adapter. axios takes XMLHttpRequest wherever it is, in every browser.
 */
export function lighterPackages(): Plugin {
  return {
    name: 'lighter-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-router' ? fileURLToPath(new URL('index.mjs', ROUTER)) : null),
    load: (id) => (FETCH_ADAPTER.test(id) ? 'export const getFetch = () => undefined;' : null),
    transform(code, id) {
      if (!id.startsWith(fileURLToPath(ROUTER))) return null;
      const unnamed = code.replace(/^\w+\.displayName = "\w+";$/gm, '');
      return {
        code: unnamed.replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      };
    },
  };
}
