import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A longer request body is not read, in bytes. */
export const BODY_LIMIT = 1_000_000;

/** A request whose body is too long to be read. */
export class BodyTooLong extends Error {
  override name = 'BodyTooLong';
}

/** The origin that a request was sent to, such as http://localhost:5173. */
export function originOf(request: IncomingMessage): string {
  const scheme = 'encrypted' in request.socket ? 'https' : 'http';
  return `${scheme}://${request.headers.host ?? 'localhost'}`;
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw new BodyTooLong(`the body is too long: ${String(BODY_LIMIT)} bytes at most`);
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

/**
 * Makes the web's Request of Node's. HEAD becomes GET: the answer differs only in what is sent of it.
 * @param signal aborted when the client has gone away
 * @throws TypeError for an address or a header that can't be right, BodyTooLong
 */
export async function toRequest(request: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const url = new URL(request.url ?? '/', originOf(request));
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
    else for (const one of value ?? []) headers.append(name, one);
  }
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
  if (method === 'GET') return new Request(url, { method, headers, signal });
  const body = await bodyOf(request);
  return new Request(url, { method, headers, signal, body: body.length > 0 ? body : null });
}

/** Answers with a message as the API's refusals have one, and closes the connection. */
export function sendMessage(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify({ message }));
}

/** Sends a part and waits until it has left for the network. */
function write(response: ServerResponse, part: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    response.write(part, (error) => (error ? reject(error) : resolve()));
  });
}

/**
 * Sends the web's Response through Node's. Status 0 (`Response.error()`) resets the connection before a byte
 * of an answer; a body that fails half-way closes it after what was sent so far.
 */
export async function sendResponse(response: ServerResponse, answer: Response): Promise<void> {
  if (answer.status === 0) {
    response.req.socket.resetAndDestroy();
    return;
  }
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  try {
    if (answer.body && response.req.method !== 'HEAD') {
      for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>)
        await write(response, part);
    }
    response.end();
  } catch {
    // On purpose (an answer that is cut), or the client has gone away: either way nothing more can be sent.
    response.destroy();
  }
}

/** Where a server listens, and what ends it. */
export interface Listening {
  origin: string;
  close: () => Promise<void>;
}

/**
 * Lets a server listen.
 * @param port 0 takes a free one
 * @throws Error when the port is taken
 */
export async function listen(server: Server, port = 0, host = '127.0.0.1'): Promise<Listening> {
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, done);
  });
  const address = server.address() as AddressInfo;
  return {
    origin: `http://${host}:${String(address.port)}`,
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}
