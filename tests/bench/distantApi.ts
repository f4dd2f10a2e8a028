import { createServer, request as ask } from 'node:http';
import { performance } from 'node:perf_hooks';
import { listen, type Listening } from '../../src/build/nodeHttp';

/** TCP and TLS of a distant host: ms from the start of a connection to its first answer. */
const CONNECTION_MS = 300;
/** The server's own time for an answer, in ms. */
const ANSWER_MS = 40;

/**
 * Simulates a distant server: a proxy that answers late.
 * @param target the origin of the server
 * @returns the proxy's origin, and the function that stops it
 */
export async function startDistantApi(target: string): Promise<Listening> {
  const connected = new WeakMap<object, number>();
  const server = createServer((request, response) => {
    const since = connected.get(request.socket) ?? 0;
    const wait = Math.max(0, since + CONNECTION_MS - performance.now());
    setTimeout(
      () => {
        const headers = { ...request.headers, host: new URL(target).host };
        const passed = ask(target + (request.url ?? '/'), { method: request.method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        });
        passed.on('error', () => response.destroy());
        request.pipe(passed);
      },
      wait + (request.method === 'OPTIONS' ? 0 : ANSWER_MS),
    );
  });
  server.keepAliveTimeout = 60_000;
  server.on('connection', (socket) => connected.set(socket, performance.now()));
  return listen(server);
}
