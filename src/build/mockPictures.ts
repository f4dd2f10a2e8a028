import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

/** Matches only names of files directly in the folder. */
const PICTURE = /^[a-z0-9-]+\.webp$/;

/**
 * Sends a picture of a mock product with an ETag; 404 for an unknown name.
 * @param folder the folder of the pictures
 * @param name the last segment of the address, for example royal-oud.webp
 */
export async function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  name: string,
): Promise<void> {
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  const path = join(folder, name);
  const file = PICTURE.test(name) ? await stat(path).catch(() => undefined) : undefined;
  if (!file) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('No such picture.');
    return;
  }
  const etag = `"${file.size.toString(36)}-${Math.round(file.mtimeMs).toString(36)}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', 'public, max-age=3600');
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': 'image/webp', 'Content-Length': file.size });
  response.end(request.method === 'HEAD' ? undefined : await readFile(path));
}
