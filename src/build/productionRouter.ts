import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROUTER = new URL('../../node_modules/react-router/dist/production/', import.meta.url);

/**
 * Takes the router's production build, which its package ships but names in no export, and lets go of the components
 * that nobody uses: naming them for debugging, and calls that nobody marks as pure, would keep them in the bundle.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-router' ? fileURLToPath(new URL('index.mjs', ROUTER)) : null),
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
