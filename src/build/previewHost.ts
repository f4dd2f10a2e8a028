import path from 'node:path';
import type { Plugin } from 'vite';
import { staticAnswers } from './staticHost';

/** Lets `vite preview` serve as a static host does. */
export function previewHost(): Plugin {
  return {
    name: 'preview-host',
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(staticAnswers(path.resolve(config.root, config.build.outDir)));
    },
  };
}
