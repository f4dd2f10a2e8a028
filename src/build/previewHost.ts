import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type * as StaticHost from './staticHost';

const HOST = fileURLToPath(new URL('./staticHost.ts', import.meta.url));

/** Makes `vite preview` serve like a static host, except for requests passed on to the API. */
export function previewHost(): Plugin {
  return {
    name: 'preview-host',
    async configurePreviewServer({ config, middlewares }) {
      // Imported here, because editing an import of this file would restart the development server.
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
