import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { defaultAllowedOrigins, runnerImport, type Connect, type Plugin } from 'vite';
import { MOCK_PREFIX } from '#mocks/paths';
import type * as Mock from '#mocks/server';
import { SANDBOX_HEADER } from '#mocks/store';
import { houseAlias } from '../house.mjs';

const ROOT = path.join(import.meta.dirname, '../..');
const PATH = new RegExp(`^${MOCK_PREFIX}(?:[/?]|$)`);
/** Vite's own rule for other origins. The shop of the browser tests is on another port. */
const CORS = { origin: defaultAllowedOrigins, maxAge: 600 };
const ENTRY = '/src/mocks/server.ts';

/** Node's request as a web Request, which is aborted when the client leaves. */
function webRequest(request: IncomingMessage, response: ServerResponse): Request {
  const client = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) client.abort();
  });
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`), {
    method: request.method ?? 'GET',
    headers: request.headers as Record<string, string>,
    signal: client.signal,
    ...(hasBody && { body: Readable.toWeb(request) as BodyInit, duplex: 'half' }),
  });
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  if (answer.status === 0) {
    response.req.socket.resetAndDestroy();
    return;
  }
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** Answers requests under the mock's prefix. @param load returns the mock, which may have been edited */
function middleware(load: () => Promise<typeof Mock>): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (!PATH.test(request.url ?? '')) return next();
    // Browsers silently repeat a request, even an order, if a reused connection breaks, and tests count requests.
    if (SANDBOX_HEADER in request.headers) response.setHeader('Connection', 'close');
    load()
      .then(({ answerRequest }) => answerRequest(webRequest(request, response)))
      .then((answer) => send(response, answer))
      .catch(next);
  };
}

/** Serves the mock API under its prefix, in `vite dev` and `vite preview`; no build contains it. */
export function mockServer(): Plugin {
  return {
    name: 'shop:mock-server',
    apply: 'serve',
    config: () => ({ server: { cors: CORS }, preview: { cors: CORS } }),
    configureServer(server) {
      server.middlewares.use(middleware(() => server.ssrLoadModule(ENTRY) as Promise<typeof Mock>));
    },
    configurePreviewServer(server) {
      const loading = runnerImport<typeof Mock>(path.join(ROOT, ENTRY), {
        resolve: { alias: houseAlias() },
        root: ROOT,
        configFile: false,
        envDir: false,
      });
      server.middlewares.use(middleware(async () => (await loading).module));
    },
  };
}
