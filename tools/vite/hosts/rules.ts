import type { RouteEntry } from '#app/routes';

export const CACHE = {
  immutable: 'public, max-age=31536000, immutable',
  /** Cached, and revalidated on each use. */
  revalidate: 'no-cache',
  noStore: 'no-store',
} as const;

/** The policy of files that are no page: those of pages are twenty times as long, and are sent with each file. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The file for every address that is neither a page nor a file; the shop shows Home there. */
export const SHELL = '/200.html';

/** What static hosts answer for a missing file, with status 404. Without it, some of them answer with Home. */
export const NOT_FOUND = '/404.html';

/** What is the same for every build; the templates of nginx/ have it too. */
export const SITE = {
  /** Folders whose files never change, because their names contain a hash. */
  immutable: ['assets', 'pictures', 'film'],
  /** Headers that differ on immutable files, on the servers that can set them. */
  fileHeaders: {
    'Content-Security-Policy': FILE_POLICY,
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  },
} as const;

/** What the configuration of every host is generated from, besides the constants above. */
export function hostRules(
  routes: readonly Pick<RouteEntry, 'path' | 'prerendered'>[],
  siteUrl: string | null,
  headers: Readonly<Record<string, string>>,
  apiHost = '',
) {
  return {
    /** The public host name, or null if it is not set. */
    hostName: siteUrl && new URL(siteUrl).hostname,
    /** The addresses of the pages without a file of their own. */
    shellPages: routes.filter(({ prerendered }) => !prerendered).map(({ path }) => path),
    headers,
    /** The prefix of the calls' paths, for an API on the shop's own origin: '' or for example '/shop'. */
    apiPath: apiHost.startsWith('/') ? apiHost : '',
  };
}

export type HostRules = ReturnType<typeof hostRules>;
