import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type * as StaticHost from './staticHost';

const HOST = fileURLToPath(new URL('./staticHost.ts', import.meta.url));

/** Lets `vite preview` serve as a static host does, but for what it passes on to the API. */
export function previewHost(): Plugin {
  return {
    name: 'preview-host',
    async configurePreviewServer({ config, middlewares }) {
      // Loaded here: what this file imports restarts the development server when it is edited.
      const { module } = await runnerImport<typeof StaticHost>(HOST, { configFile: false, envDir: false });
      const answer = module.staticAnswers(path.resolve(config.root, config.build.outDir));
      const passedOn = Object.keys(config.preview.proxy ?? {});
      middlewares.use((request, response, next) => {
        if (passedOn.some((prefix) => request.url?.startsWith(prefix))) next();
        else answer(request, response);
      });
    },
  };
}
