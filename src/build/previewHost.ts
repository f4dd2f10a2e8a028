import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { headersFor, parseHeadersFile } from './headersFile';

/** Lets `vite preview` serve as a static host does: with `_headers`, and the shell for all other addresses. */
export function previewHost(): Plugin {
  return {
    name: 'preview-host',
    configurePreviewServer({ config, middlewares }) {
      const out = path.resolve(config.root, config.build.outDir);
      const file = path.join(out, '_headers');
      const blocks = existsSync(file) ? parseHeadersFile(readFileSync(file, 'utf8')) : [];
      middlewares.use((request, response, next) => {
        const [address = '/'] = (request.url ?? '/').split('?');
        for (const [name, value] of Object.entries(headersFor(blocks, address))) {
          response.setHeader(name, value);
        }
        const page = address === '/' ? '/index' : address.replace(/\/+$/, '');
        const isPage = !path.extname(address) && /text\/html/.test(request.headers.accept ?? '');
        if (isPage && !page.includes('..')) {
          request.url = existsSync(path.join(out, `${page}.html`)) ? `${page}.html` : '/200.html';
        }
        next();
      });
    },
  };
}
