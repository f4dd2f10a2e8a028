import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import {
  defaultAllowedOrigins,
  runnerImport,
  type PreviewServer,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import { MOCK_PREFIX } from '../../src/config/mockPaths';
import { houseConditions } from './house';
import { BodyTooLong, sendMessage, sendResponse, toRequest } from './nodeHttp';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ENTRY = fileURLToPath(new URL('../../src/mocks/server.ts', import.meta.url));
const PICTURES = fileURLToPath(new URL('../../src/house/mockPictures/', import.meta.url));
/** Matches only names of files directly in the folder. */
const PICTURE = new RegExp(`^${MOCK_PREFIX}/pictures/([a-z0-9-]+\\.webp)$`);

// Otherwise Vite answers preflights itself, without the mock's own headers.
const PREFLIGHTS_PASS = { origin: defaultAllowedOrigins, preflightContinue: true };

/** What the mock's entry module exports. */
interface MockModule {
  answerRequest: (request: Request) => Promise<Response>;
  closesConnection: (request: Request) => boolean;
}

const importMock = () =>
  runnerImport<MockModule>(ENTRY, {
    ...houseConditions,
    root: ROOT,
    configFile: false,
    envDir: false,
  });

/** The mock's TypeScript, loaded at the first request, and again at the first one after an edit. */
class Loader {
  private loading: ReturnType<typeof importMock> | undefined;

  async load(): Promise<MockModule> {
    this.loading ??= importMock();
    return (await this.loading).module;
  }

  /** Forgets the module if the file is part of it, or if it could not be loaded. @returns whether it was forgotten */
  async forgetIfUsing(file: string): Promise<boolean> {
    const { loading } = this;
    const used = await loading?.then(
      ({ dependencies }) => [ENTRY, ...dependencies].includes(file),
      () => true,
    );
    if (!used || this.loading !== loading) return false;
    this.loading = undefined;
    return true;
  }
}

const isMockPath = (path: string): boolean => path === MOCK_PREFIX || path.startsWith(`${MOCK_PREFIX}/`);

async function answer(loader: Loader, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  const [, picture] = PICTURE.exec(path) ?? [];
  const file = picture && (await readFile(PICTURES + picture).catch(() => undefined));
  if (file) {
    response.writeHead(200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=3600',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    response.end(request.method === 'HEAD' ? undefined : file);
    return;
  }
  const client = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) client.abort();
  });
  const webRequest = await toRequest(request, client.signal);
  const mock = await loader.load();
  if (mock.closesConnection(webRequest)) response.setHeader('Connection', 'close');
  await sendResponse(response, await mock.answerRequest(webRequest));
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Answers requests under the mock's prefix, and passes on all others. */
function middleware(loader: Loader, logError: (text: string) => void): Middleware {
  return (request, response, next) => {
    if (!isMockPath((request.url ?? '/').split('?')[0] ?? '/')) {
      next();
      return;
    }
    answer(loader, request, response).catch((error: unknown) => {
      if (error instanceof BodyTooLong) {
        sendMessage(response, 413, error.message);
        return;
      }
      logError(
        `mock API: ${request.method ?? ''} ${request.url ?? ''}\n${String(error instanceof Error ? error.stack : error)}`,
      );
      if (response.headersSent) response.destroy();
      else sendMessage(response, 500, 'The mock API failed: see its log.');
    });
  };
}

function attach(server: ViteDevServer | PreviewServer): Loader {
  const loader = new Loader();
  server.middlewares.use(middleware(loader, (text) => server.config.logger.error(text)));
  return loader;
}

/** Serves the mock API under its prefix, in `vite dev` and `vite preview`; no build contains it. */
export function mockServer(): Plugin {
  return {
    name: 'shop:mock-server',
    apply: 'serve',
    config: () => ({ server: { cors: PREFLIGHTS_PASS }, preview: { cors: PREFLIGHTS_PASS } }),
    configureServer(server) {
      const loader = attach(server);
      server.watcher.on('change', (file) => {
        void loader.forgetIfUsing(file).then((forgotten) => {
          if (forgotten) server.config.logger.info('mock reloaded, state kept', { timestamp: true });
        });
      });
    },
    configurePreviewServer(server) {
      attach(server);
    },
  };
}
