import type { Plugin, PreviewServer, ProxyOptions, ViteDevServer } from 'vite';
import { isFromOtherSite } from '../config/otherSites';
import { mockServer } from './mockServer';
import { originOf, sendMessage } from './nodeHttp';
import { PROXY_PATH, type Settings } from './settings';
import { startLines } from './startLines';

/** Adds {@link startLines} to Vite's output. */
function printStartLines(server: ViteDevServer | PreviewServer, settings: Settings): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const lines = startLines(settings, server.resolvedUrls ?? { local: [], network: [] });
    for (const line of lines) server.config.logger.info(`  ➜  ${line}`);
  };
}

/** Refuses requests from other websites. Vite's servers check the host name themselves. */
function guardProxy({ middlewares }: ViteDevServer | PreviewServer): void {
  middlewares.use((request, response, next) => {
    const { origin = null, 'sec-fetch-site': site } = request.headers;
    const source = { origin, site: typeof site === 'string' ? site : null };
    if (!request.url?.startsWith(`${PROXY_PATH}/`) || !isFromOtherSite(source, originOf(request))) next();
    else sendMessage(response, 403, 'Calls of other websites are not passed on.');
  });
}

/**
 * The API of the development and preview servers: the mock, a server behind a proxy, or one that the page
 * calls directly.
 */
export function apiInUse(settings: Settings): Plugin[] {
  const { mocked, proxy } = settings;
  const rules: Record<string, ProxyOptions> = proxy
    ? {
        [`${PROXY_PATH}/`]: {
          target: proxy,
          changeOrigin: true,
          rewrite: (path) => path.slice(PROXY_PATH.length),
        },
      }
    : {};
  const start = (server: ViteDevServer | PreviewServer): void => {
    printStartLines(server, settings);
    if (proxy !== null) guardProxy(server);
  };
  return [
    ...(mocked.api || mocked.email ? [mockServer()] : []),
    {
      name: 'shop:api-in-use',
      config: () => ({ server: { proxy: rules }, preview: { proxy: rules } }),
      configureServer: start,
      configurePreviewServer: start,
    },
  ];
}
