import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Env, Hosting } from '#config/parseEnv';
import { CACHE, SHELL, SITE } from './hosts/rules';
import { inlineHashes, securityHeaders } from './policy';

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

const IMMUTABLE = new RegExp(`^/(?:${SITE.immutable.join('|')})/`);

/** Whether an address is a file's by its form: such an address never gets the shell. */
const isFileAddress = (pathname: string): boolean =>
  /\.\w+$|^\/\.well-known\//.test(pathname) || IMMUTABLE.test(pathname);

function headersOf(folder: string, env: Env, hosting: Hosting): Headers {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const headers = new Headers(securityHeaders(env, hosting, inlineHashes(pages)));
  // The preview is served over plain http: WebKit would request its files over https.
  const policy = headers.get('Content-Security-Policy')?.replace('; upgrade-insecure-requests', '');
  headers.set('Content-Security-Policy', policy ?? '');
  return headers;
}

/** Makes `vite preview` serve as a host does: headers, shell, a redirect for a trailing slash, 404 for a missing file. */
export function previewHost(env: Env, hosting: Hosting): Plugin {
  return {
    name: 'shop:preview-host',
    configurePreviewServer({ config, middlewares }) {
      const folder = path.resolve(config.root, config.build.outDir);
      const headers = headersOf(folder, env, hosting);
      const passedOn = Object.keys(config.preview.proxy ?? {});
      middlewares.use((request, response, next) => {
        const [pathname = '/', search = ''] = (request.url ?? '/').split(/(?=\?)/, 2);
        if (passedOn.some((prefix) => pathname.startsWith(prefix))) return next();
        response.setHeaders(headers);
        response.setHeader('Cache-Control', IMMUTABLE.test(pathname) ? CACHE.immutable : CACHE.revalidate);
        if (pathname !== '/' && pathname.endsWith('/')) {
          // A second slash would lead to another host.
          const target = `/${pathname.split('/').filter(Boolean).join('/')}`;
          return response.writeHead(308, { Location: target + search }).end();
        }
        const file = path.join(folder, path.posix.normalize(pathname));
        if (pathname === '/' || isFile(file)) return next();
        if (isFile(`${file}.html`)) request.url = `${pathname}.html${search}`;
        else if (isFileAddress(pathname))
          return response.writeHead(404, { 'Cache-Control': CACHE.noStore }).end();
        else request.url = SHELL + search;
        return next();
      });
    },
  };
}
