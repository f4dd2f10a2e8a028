import type { RouteEntry } from '../../app/routes';
import { paths } from '../../config/paths';

/** How the built files are served: one table, from which the configuration of every host is written. */
export interface HostRules {
  /** The public host name, or null where it is not set. */
  hostName: string | null;
  /** Addresses of pages, and the files that answer them. */
  pages: ReadonlyMap<string, string>;
  /** Answers every address that is neither a page nor a file, where the shop shows Home. */
  shell: string;
  /** Other spellings of pages' addresses, and what they redirect to. */
  moved: ReadonlyMap<string, string>;
  /** Well-known addresses, and the pages that they redirect to. */
  wellKnownRedirects: ReadonlyMap<string, string>;
  /** Folders whose files never change: their names have a hash. */
  immutable: readonly string[];
  /** Folders without pages: a missing file is a 404. */
  fileFolders: readonly string[];
  hostFiles: readonly string[];
  compressed: readonly string[];
  /** Headers of every answer, errors and 304s included. */
  headers: Readonly<Record<string, string>>;
  /** Headers that differ from `headers` on immutable files, on the servers that can set them. */
  fileHeaders: Readonly<Record<string, string>>;
  /** What stands before the path of a call, for an API on the shop's own origin: '' or such as '/shop'. */
  apiPath: string;
  cache: Readonly<Record<'immutable' | 'revalidate' | 'noStore', string>>;
}

export const CACHE = {
  immutable: 'public, max-age=31536000, immutable',
  /** Cached, and revalidated each time. */
  revalidate: 'no-cache',
  noStore: 'no-store',
} as const;

/**
 * The policies of a file that never is a page: they forbid everything to whoever opens it by itself. The pages' own
 * are twenty times as long, and would go out with each of a dozen files of a first visit.
 */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";
const FILE_PERMISSIONS = 'camera=(), geolocation=(), microphone=()';

export const SHELL = '/200.html';
export const HOST_FILES = ['_headers', '_redirects'] as const;
export const COMPRESSED = ['br', 'gz'] as const;
const IMMUTABLE = ['assets', 'pictures', 'film'] as const;
export const FILE_FOLDERS = [...IMMUTABLE, '.well-known'] as const;

/** Content types by the ending of a file. */
export const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

const isText = (type: string): boolean => /^text\/|[+/](?:json|xml)$/.test(type);

/** The content type of an ending as it is sent. */
export function contentType(ending: string): string {
  const type = TYPES[ending] ?? 'application/octet-stream';
  return isText(type) ? `${type}; charset=utf-8` : type;
}

/** The types whose files are texts. */
export const TEXT_TYPES = Object.values(TYPES).filter(isText);

/** The file in the built folder that answers a page's address. */
export function fileOf({ path, prerendered }: Pick<RouteEntry, 'path' | 'prerendered'>): string {
  if (!prerendered) return SHELL;
  return path === paths.home ? '/index.html' : `${path}.html`;
}

/** Makes the rules of the shop's routes. */
export function hostRules(
  routes: readonly Pick<RouteEntry, 'path' | 'prerendered'>[],
  siteUrl: string | null,
  headers: Readonly<Record<string, string>>,
  apiHost = '',
): HostRules {
  const pages = new Map(routes.map((entry) => [entry.path, fileOf(entry)]));
  const moved = new Map<string, string>();
  for (const [path, file] of pages) {
    if (file !== SHELL) moved.set(file, path);
    if (path !== paths.home) moved.set(`${path}/`, path);
  }
  return {
    hostName: siteUrl && new URL(siteUrl).host,
    pages,
    shell: SHELL,
    moved,
    wellKnownRedirects: new Map([['/.well-known/change-password', paths.forgotPassword]]),
    immutable: IMMUTABLE,
    fileFolders: FILE_FOLDERS,
    hostFiles: HOST_FILES,
    compressed: COMPRESSED,
    headers,
    apiPath: apiHost.startsWith('/') ? apiHost : '',
    fileHeaders: { 'Content-Security-Policy': FILE_POLICY, 'Permissions-Policy': FILE_PERMISSIONS },
    cache: CACHE,
  };
}
