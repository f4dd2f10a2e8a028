import type { Plugin, PreviewServer, ProxyOptions, ViteDevServer } from 'vite';
import { MOCK_PREFIX } from '#mocks/paths';
import { DEMO_ACCOUNT } from '#mocks/seed/demoAccount';
import { mockServer } from './mockServer';
import { PROXY_PATH, type Settings } from './settings';

/** Adds to Vite's start lines which API is in use, and the mock's account and state. */
function printStartLines(server: ViteDevServer | PreviewServer, settings: Settings): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const { api, mocked, proxy } = settings;
    const page = `${server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''}${MOCK_PREFIX}`;
    const lines = [
      `API: ${mocked.api ? 'the mock' : api}${proxy === null ? '' : ', passed on by this server'}`,
      ...(mocked.api ? [`Demo account: ${DEMO_ACCOUNT.email}, password ${DEMO_ACCOUNT.password}`] : []),
      ...(mocked.api ? [`The mock's mails and requests: ${page}`] : []),
      ...(!mocked.api && mocked.email ? [`E-mails are not sent, but shown: ${page}`] : []),
    ];
    for (const line of lines) server.config.logger.info(`  ➜  ${line}`);
  };
}

/** The API of the development and preview servers: the mock, one behind a proxy, or one that pages call directly. */
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
  const start = (server: ViteDevServer | PreviewServer): void => printStartLines(server, settings);
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
