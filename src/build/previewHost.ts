import path from 'node:path';
import type { Plugin } from 'vite';
import { staticAnswers } from './staticHost';

/** Lets `vite preview` serve as a static host does, but for what it passes on to the API. */
export function previewHost(): Plugin {
  return {
    name: 'preview-host',
    configurePreviewServer({ config, middlewares }) {
      const answer = staticAnswers(path.resolve(config.root, config.build.outDir));
      const passedOn = Object.keys(config.preview.proxy ?? {});
      middlewares.use((request, response, next) => {
        if (passedOn.some((prefix) => request.url?.startsWith(prefix))) next();
        else answer(request, response);
      });
    },
  };
}
