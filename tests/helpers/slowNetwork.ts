import { createServer, request as ask, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { listen, type Listening } from '../../src/build/nodeHttp';

/**
 * The connection of a phone, with the usual values of tools that measure loading: 1.6 Mbit/s, shared by all
 * transfers at a time.
 */
const LATENCY_MS = 150;
const BYTES_PER_MS = 200;
const PACKET = 1460;
/** How late a packet may be because of a late timer, without the line having been idle. */
const LATE_MS = 20;

/**
 * Starts a slow network, an HTTP proxy, between a browser and servers without TLS. Chromium's own throttling
 * is not used: in 1 of 400 visits Chromium 156 never resumes what it has delayed.
 */
export async function startSlowNetwork(): Promise<Listening> {
  let freeAt = 0;
  const slowly = async function* (answer: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of answer) {
      for (let at = 0; at < chunk.length; at += PACKET) {
        const packet = chunk.subarray(at, at + PACKET);
        freeAt = Math.max(freeAt, performance.now() - LATE_MS) + packet.length / BYTES_PER_MS;
        await wait(freeAt - performance.now());
        yield packet;
      }
    }
  };

  const proxy = createServer((request, response) => {
    const { method, headers } = request;
    const onward = ask(request.url ?? '', { method, headers }, (answer: IncomingMessage) => {
      const pass = async (): Promise<void> => {
        await wait(LATENCY_MS);
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        await pipeline(answer, slowly, response);
      };
      // A page that was left no longer reads the answers to its requests.
      pass().catch(() => answer.destroy());
    });
    onward.once('error', () => response.destroy());
    response.once('close', () => onward.destroy());
    request.pipe(onward);
  });
  return listen(proxy);
}
