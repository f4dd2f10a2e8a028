import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { headersFor, parseHeadersFile } from './headersFile';

/** The file for every address that is neither a page nor a file. */
const SHELL = '/200.html';

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** Whether an address is a file's by its form: such an address never gets the shell. */
const isFileAddress = (pathname: string): boolean =>
  /\.\w+$|^\/(?:assets|pictures|film|\.well-known)\//.test(pathname);

/**
 * Makes `vite preview` serve as a host does: the policy and the other headers of `_headers`, the shell for all
 * other addresses, a redirect for a trailing slash, and a 404 for a missing file.
 */
export function previewHost(): Plugin {
  return {
    name: 'shop:preview-host',
    configurePreviewServer({ config, middlewares }) {
      const folder = path.resolve(config.root, config.build.outDir);
      const headersFile = path.join(folder, '_headers');
      const blocks = existsSync(headersFile) ? parseHeadersFile(readFileSync(headersFile, 'utf8')) : [];
      const passedOn = Object.keys(config.preview.proxy ?? {});
      middlewares.use((request, response, next) => {
        const [pathname = '/', search = ''] = (request.url ?? '/').split(/(?=\?)/, 2);
        if (passedOn.some((prefix) => pathname.startsWith(prefix))) return next();
        response.setHeader('Cache-Control', 'no-cache');
        for (const [name, value] of Object.entries(headersFor(blocks, pathname)))
          // The preview is served over plain http: WebKit would request its files over https.
          response.setHeader(name, value.replace('; upgrade-insecure-requests', ''));
        if (pathname !== '/' && pathname.endsWith('/')) {
          // A second slash would lead to another host.
          const target = `/${pathname.split('/').filter(Boolean).join('/')}`;
          return response.writeHead(308, { Location: target + search }).end();
        }
        const file = path.join(folder, path.posix.normalize(pathname));
        if (pathname === '/' || isFile(file)) return next();
        if (isFile(`${file}.html`)) request.url = `${pathname}.html${search}`;
        else if (isFileAddress(pathname))
          return response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
        else request.url = SHELL + search;
        return next();
      });
    },
  };
}
