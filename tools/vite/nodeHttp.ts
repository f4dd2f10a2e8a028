import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The maximum length of a request body, in bytes. */
const BODY_LIMIT = 1_000_000;

/** The error for a request whose body exceeds the limit. */
export class BodyTooLong extends Error {
  override name = 'BodyTooLong';
}

/** The origin that a request was sent to, for example http://localhost:5173. */
export function originOf(request: IncomingMessage): string {
  const scheme = 'encrypted' in request.socket ? 'https' : 'http';
  return `${scheme}://${request.headers.host ?? 'localhost'}`;
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw new BodyTooLong(`the body is too long: ${BODY_LIMIT} bytes at most`);
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

/**
 * Converts Node's request to a web Request. HEAD becomes GET; sendResponse leaves out the body.
 * @param signal aborted when the client disconnects
 * @throws TypeError for an invalid address or header, BodyTooLong for a body above the limit
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

/** Answers with a message in the API's error format, and closes the connection. */
export function sendMessage(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify({ message }));
}

/** Sends a part of the body and waits until it is flushed to the network. */
function write(response: ServerResponse, part: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    response.write(part, (error) => (error ? reject(error) : resolve()));
  });
}

/**
 * Sends a web Response through Node's. Status 0 (`Response.error()`) resets the connection before the first
 * byte; a body that fails half-way closes it after the part sent so far.
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
    // The body was cut on purpose, or the client has disconnected: nothing more can be sent.
    response.destroy();
  }
}

const HOST = '127.0.0.1';

/** A listening server: its origin, and a function that stops it. */
export interface Listening {
  origin: string;
  close: () => Promise<void>;
}

/**
 * Starts listening.
 * @param port 0 takes a free one
 * @throws Error if the port is in use
 */
export async function listen(server: Server, port = 0): Promise<Listening> {
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, HOST, done);
  });
  const address = server.address() as AddressInfo;
  return {
    origin: `http://${HOST}:${address.port}`,
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}
