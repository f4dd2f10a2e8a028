import type { RouteEntry } from '../../../src/app/routes';
import { paths } from '../../../src/config/paths';

/**
 * What the configuration of every host is generated from, besides the constants below: what depends on the
 * shop's routes and settings.
 */
export interface HostRules {
  /** The public host name, or null if it is not set. */
  hostName: string | null;
  /** Pages' addresses and their files. */
  pages: ReadonlyMap<string, string>;
  /** Other spellings of pages' addresses, and their redirect targets. */
  moved: ReadonlyMap<string, string>;
  /** Headers of every answer, including errors and 304s. */
  headers: Readonly<Record<string, string>>;
  /** The prefix of the calls' paths, for an API on the shop's own origin: '' or for example '/shop'. */
  apiPath: string;
}

export const CACHE = {
  immutable: 'public, max-age=31536000, immutable',
  /** Cached, and revalidated on each use. */
  revalidate: 'no-cache',
  noStore: 'no-store',
} as const;

/**
 * The policy of files that are never a page: it forbids everything if such a file is opened in a tab. The
 * pages' own policies are twenty times as long and would be sent with each of a dozen files on a first visit.
 */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The file for every address that is neither a page nor a file; the shop shows Home there. */
export const SHELL = '/200.html';

/** What is the same for every build; the templates of nginx/ have it too. */
export const SITE = {
  /** Well-known addresses, and the pages they redirect to. */
  redirects: [['/.well-known/change-password', paths.forgotPassword]],
  /** Folders whose files never change, because their names contain a hash. */
  immutable: ['assets', 'pictures', 'film'],
  /** Headers that differ on immutable files, on the servers that can set them. */
  fileHeaders: {
    'Content-Security-Policy': FILE_POLICY,
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  },
} as const;

/** The file in the built folder that is served for a page's address. */
export function fileOf({ path, prerendered }: Pick<RouteEntry, 'path' | 'prerendered'>): string {
  if (!prerendered) return SHELL;
  return path === paths.home ? '/index.html' : `${path}.html`;
}

/** Creates the rules for the shop's routes. */
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
    hostName: siteUrl && new URL(siteUrl).hostname,
    pages,
    moved,
    headers,
    apiPath: apiHost.startsWith('/') ? apiHost : '',
  };
}
