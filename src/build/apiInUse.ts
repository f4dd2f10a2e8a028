import type { Plugin, PreviewServer, ProxyOptions, ViteDevServer } from 'vite';
import { isFromOtherSite } from '../config/otherSites';
import { mockServer } from './mockServer';
import { originOf, sendMessage } from './nodeHttp';
import { PROXY_PATH, type Settings } from './settings';
import { startLines } from './startLines';

/** Adds {@link startLines} to what Vite prints. */
function printStartLines(server: ViteDevServer | PreviewServer, settings: Settings): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const lines = startLines(settings, server.resolvedUrls ?? { local: [], network: [] });
    for (const line of lines) server.config.logger.info(`  ➜  ${line}`);
  };
}

/** Refuses requests of other websites. Vite's servers check the host name themselves. */
function guardProxy({ middlewares }: ViteDevServer | PreviewServer): void {
  middlewares.use((request, response, next) => {
    const { origin = null, 'sec-fetch-site': site } = request.headers;
    const source = { origin, site: typeof site === 'string' ? site : null };
    if (!request.url?.startsWith(PROXY_PATH) || !isFromOtherSite(source, originOf(request))) next();
    else sendMessage(response, 403, 'Calls of other websites are not passed on.');
  });
}

/**
 * The API that the development and preview servers work with: the mock, a server that they pass calls on to,
 * or one that the page asks itself.
 */
export function apiInUse(settings: Settings): Plugin[] {
  const { mocked, proxy } = settings;
  const rules: Record<string, ProxyOptions> = proxy
    ? {
        [PROXY_PATH]: { target: proxy, changeOrigin: true, rewrite: (path) => path.slice(PROXY_PATH.length) },
      }
    : {};
  const start = (server: ViteDevServer | PreviewServer): void => {
    printStartLines(server, settings);
    if (proxy !== null) guardProxy(server);
  };
  return [
    ...(mocked.api || mocked.email ? [mockServer()] : []),
    {
      name: 'aurevane:api-in-use',
      config: () => ({ server: { proxy: rules }, preview: { proxy: rules } }),
      configureServer: start,
      configurePreviewServer: start,
    },
  ];
}
