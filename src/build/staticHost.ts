import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';
import { headersFor, parseHeadersFile, type HeaderBlock } from './headersFile';
import { CACHE, contentType, ENCODINGS, SHELL, SITE } from './hosts/rules';
import { listen, type Listening } from './nodeHttp';

interface Found {
  file: string;
  size: number;
  modified: Date;
}

/** Finds the file with a name; undefined if there is none or the name is too long. */
function lookUp(file: string): Found | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats?.isFile() ? { file, size: stats.size, modified: stats.mtime } : undefined;
  } catch {
    return undefined;
  }
}

/** Decodes a path once. A badly encoded one is returned unchanged. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Paths that are not served, and paths that can only mean a file: 404 without such a file. */
const REFUSED = new RegExp(
  `^/(?:${SITE.hostFiles.join('|')})$|\\.(?:${SITE.compressed.join('|')})$|/\\.(?!well-known/)`,
);
const MEANS_A_FILE = new RegExp(`^/(?:${SITE.fileFolders.join('|')})/|\\.\\w+$`);

/** The answer to a path: a file, a redirect to the page's canonical address, or nothing. */
type Answer = Found | { moved: string } | undefined;

/** @param path decoded, without empty and dot segments, so that it stays inside the folder */
function answerOf(folder: string, path: string, plain: boolean): Answer {
  const own = (): Found | undefined => lookUp(join(folder, path));
  if (plain) return own() ?? lookUp(join(folder, 'index.html'));
  if (REFUSED.test(path)) return undefined;
  const page = path === '/' ? '/index' : path;
  const name = page.replace(/(?:\/|\.html)$/, '');
  const found = lookUp(join(folder, `${name}.html`));
  if (found && name !== page && path !== SHELL) return { moved: name === '/index' ? '/' : encodeURI(name) };
  return found ?? own() ?? (MEANS_A_FILE.test(path) ? undefined : lookUp(join(folder, SHELL)));
}

interface Span {
  start: number;
  end: number;
}

/** The requested range; 'whole' if there is none or it can't be read, 'none' if it is beyond the end. */
function rangeOf(header: string | undefined, size: number): Span | 'whole' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? 'none' : { start, end };
}

const accepts = (request: IncomingMessage, encoding: string): boolean =>
  new RegExp(`\\b${encoding}\\b(?!;\\s*q=0(?:\\.0*)?(?:,|$))`).test(request.headers['accept-encoding'] ?? '');

function stream(response: ServerResponse, file: string, span?: Span): void {
  const content = createReadStream(file, span);
  content.once('error', () => response.destroy());
  response.once('close', () => content.destroy());
  content.pipe(response);
}

function send(request: IncomingMessage, response: ServerResponse, found: Found): void {
  const compressed = Object.entries(ENCODINGS).flatMap(([ending, name]) => {
    const packed = lookUp(`${found.file}.${ending}`);
    return packed ? [{ ...packed, name }] : [];
  });
  const packed = compressed.find(({ name }) => accepts(request, name));
  const { file, size, modified } = packed ?? found;
  const etag = `"${size.toString(36)}-${modified.getTime().toString(36)}"`;
  response.setHeader('Content-Type', contentType(extname(found.file).slice(1)));
  response.setHeader('ETag', etag);
  if (compressed.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  if (packed) response.setHeader('Content-Encoding', packed.name);
  else response.setHeader('Accept-Ranges', 'bytes');
  const range = packed ? 'whole' : rangeOf(request.headers.range, size);
  if (range === 'none') {
    response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
    return;
  }
  const span = range === 'whole' ? undefined : range;
  response.setHeader('Content-Length', span ? span.end - span.start + 1 : size);
  if (span) {
    const place = `bytes ${span.start}-${span.end}/${size}`;
    response.setHeader('Content-Range', place);
  }
  response.writeHead(span ? 206 : 200);
  if (request.method === 'HEAD') response.end();
  else stream(response, file, span);
}

/** With this directive, WebKit would request every file over https. */
const withoutUpgrade = (value: string): string => value.replace('; upgrade-insecure-requests', '');

/**
 * Serves built files like a good static host: `_headers`, pages without their extension, one address for each
 * page, compressed files, ranges, 404 for a missing file, and the shell for every other address.
 * @param folder the folder of the built files; `_headers` is read once
 */
export function staticAnswers(
  folder: string,
  plain = false,
): (request: IncomingMessage, response: ServerResponse) => void {
  const headers = join(folder, '_headers');
  const blocks: HeaderBlock[] =
    !plain && existsSync(headers) ? parseHeadersFile(readFileSync(headers, 'utf8')) : [];
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [, address = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '/') ?? [];
    const path = posix.join('/', decoded(address).replaceAll('\\', '/'));
    response.setHeader('Cache-Control', CACHE.revalidate);
    for (const [name, value] of Object.entries(headersFor(blocks, path)))
      response.setHeader(name, withoutUpgrade(value));
    const answer = answerOf(folder, path, plain);
    if (!answer) {
      response.setHeader('Cache-Control', CACHE.noStore);
      response.writeHead(404).end();
    } else if ('moved' in answer) {
      response.writeHead(308, { Location: answer.moved + query }).end();
    } else send(request, response, answer);
  };
}

/**
 * Serves built files on a free port of this machine.
 * @param plain like a plain host: without headers, and with index.html for every address that is not a file
 * @throws Error if the folder has no index.html
 */
export async function startStaticHost(folder: string, plain = false): Promise<Listening> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} has no index.html`);
  return listen(createServer(staticAnswers(folder, plain)));
}
