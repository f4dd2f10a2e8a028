import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROUTER = new URL('../../node_modules/react-router/dist/production/', import.meta.url);
const ADAPTERS = /[\\/]axios[\\/]lib[\\/]adapters[\\/]adapters\.js$/;

/**
 * Leaves out of the bundle what its packages bring and no browser of the shop runs.
 * - The router: its production build, which the package ships but names in no export. Its unused components
 *   would stay because of their debug names, and of calls that are not marked as pure.
 * - axios: its adapters. The client has one of its own (src/api/http.ts).
 */
export function lighterPackages(): Plugin {
  return {
    name: 'lighter-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-router' ? fileURLToPath(new URL('index.mjs', ROUTER)) : null),
    load: (id) => (ADAPTERS.test(id) ? 'export default { getAdapter: (own) => own };' : null),
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
