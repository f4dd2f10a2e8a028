import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { headersFor, parseHeaders, type HeaderBlock } from './staticHeaders';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Files that tell the host what to do, and are not served. */
const OWN_FILES = ['/_headers', '/_redirects'];

/** How the host stands in for hosts of different abilities. */
export interface StaticHostOptions {
  /** Folder with the built files. */
  folder: string;
  /** 0, the default, takes a free one. */
  port?: number;
  host?: string;
  /** A plain host: whatever is no file is answered with index.html, without a folder's own page or 200.html. */
  plain?: boolean;
}

/** Where the host listens, and what ends it. */
export interface StaticHost {
  origin: string;
  close: () => Promise<void>;
}

interface Found {
  file: string;
  size: number;
  modified: Date;
}

function lookUp(file: string): Found | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? { file, size: stats.size, modified: stats.mtime } : undefined;
}

/** The path inside the folder, or undefined for one that leads out of it or is badly encoded. */
function inside(folder: string, path: string): string | undefined {
  try {
    const file = normalize(join(folder, decodeURIComponent(path)));
    return file.startsWith(folder + sep) || file === folder ? file : undefined;
  } catch {
    return undefined;
  }
}

/** The file that answers a path: itself, a folder's page, the page of that name, or the fallback. */
function findFile(folder: string, path: string, plain: boolean): Found | undefined {
  const file = OWN_FILES.includes(path) ? undefined : inside(folder, path);
  const name = file?.endsWith(sep) ? file.slice(0, -1) : file;
  const own = plain ? [file] : [file, name && join(name, 'index.html'), name && `${name}.html`];
  const fallback = plain ? ['index.html'] : ['200.html', 'index.html'];
  for (const candidate of [...own, ...fallback.map((page) => join(folder, page))]) {
    const found = candidate && lookUp(candidate);
    if (found) return found;
  }
  return undefined;
}

interface Span {
  start: number;
  end: number;
}

/** The one range that was asked for, 'whole' without one that can be read, or 'none' beyond the end. */
function rangeOf(header: string | undefined, size: number): Span | 'whole' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? 'none' : { start, end };
}

const acceptsBrotli = (request: IncomingMessage): boolean =>
  /\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(request.headers['accept-encoding'] ?? '');

function stream(response: ServerResponse, file: string, span?: Span): void {
  const reader = createReadStream(file, span);
  reader.once('error', () => response.destroy());
  response.once('close', () => reader.destroy());
  reader.pipe(response);
}

function send(request: IncomingMessage, response: ServerResponse, found: Found): void {
  const packed = acceptsBrotli(request) ? lookUp(`${found.file}.br`) : undefined;
  const { file, size, modified } = packed ?? found;
  const etag = `"${size.toString(36)}-${modified.getTime().toString(36)}"`;
  response.setHeader('Content-Type', TYPES[extname(found.file)] ?? 'application/octet-stream');
  response.setHeader('ETag', etag);
  if (existsSync(`${found.file}.br`)) response.setHeader('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  if (packed) response.setHeader('Content-Encoding', 'br');
  else response.setHeader('Accept-Ranges', 'bytes');
  const range = packed ? 'whole' : rangeOf(request.headers.range, size);
  if (range === 'none') {
    response.writeHead(416, { 'Content-Range': `bytes */${String(size)}` }).end();
    return;
  }
  const span = range === 'whole' ? undefined : range;
  response.setHeader('Content-Length', span ? span.end - span.start + 1 : size);
  if (span) {
    const place = `bytes ${String(span.start)}-${String(span.end)}/${String(size)}`;
    response.setHeader('Content-Range', place);
  }
  response.writeHead(span ? 206 : 200);
  if (request.method === 'HEAD') response.end();
  else stream(response, file, span);
}

function handler(folder: string, blocks: readonly HeaderBlock[], plain: boolean) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const path = (request.url ?? '/').split(/[?#]/)[0] ?? '/';
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    for (const [name, value] of headersFor(blocks, path)) response.setHeader(name, value);
    const found = findFile(folder, path, plain);
    if (found) send(request, response, found);
    else response.writeHead(404).end();
  };
}

/**
 * Serves built files as a good static host does: a folder's page, pages without their ending, 200.html for
 * every other address, the headers of `_headers`, precompressed files, ranges.
 * @throws Error when the folder has no index.html, or the port is taken
 */
export async function startStaticHost(options: StaticHostOptions): Promise<StaticHost> {
  const { port = 0, host = '127.0.0.1', plain = false } = options;
  const folder = resolve(options.folder);
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} holds no index.html`);
  const headers = join(folder, '_headers');
  const blocks = existsSync(headers) ? parseHeaders(readFileSync(headers, 'utf8')) : [];
  const server = createServer(handler(folder, blocks, plain));
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
