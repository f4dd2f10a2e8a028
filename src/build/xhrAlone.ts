import type { Plugin } from 'vite';

const FETCH_ADAPTER = /[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/;

/** Leaves axios's fetch adapter out of the bundle: axios takes XMLHttpRequest wherever it is, in every browser. */
export function xhrAlone(): Plugin {
  return {
    name: 'xhr-alone',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (FETCH_ADAPTER.test(id) ? 'export const getFetch = () => undefined;' : null),
  };
}
