import type { Plugin, PreviewServer, ProxyOptions, ViteDevServer } from 'vite';
import { mockServer } from './mockServer';
import { PROXY_PATH, type Settings } from './settings';
import { startLines } from './startLines';

/** Adds {@link startLines} to what Vite prints. */
function tell(server: ViteDevServer | PreviewServer, settings: Settings): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const lines = startLines(settings, server.resolvedUrls ?? { local: [], network: [] });
    for (const line of lines) server.config.logger.info(`  ➜  ${line}`);
  };
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
  return [
    ...(mocked.api || mocked.email ? [mockServer()] : []),
    {
      name: 'aurevane:api-in-use',
      config: () => ({ server: { proxy: rules }, preview: { proxy: rules } }),
      configureServer: (server) => tell(server, settings),
      configurePreviewServer: (server) => tell(server, settings),
    },
  ];
}
