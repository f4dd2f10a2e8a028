import { writeHeadersFile } from '../headersFile';
import { CACHE, SHELL, SITE, type HostRules } from './rules';

/** The two files in the site for static hosts that read them. */

/** The shell's address on hosts that serve files without their extension. */
const CLEAN_SHELL = SHELL.replace(/\.html$/, '');

/**
 * `_headers`. Blocks that match the same path never set the same header, because the hosts would send both
 * values. Files without a lifetime here, above all HTML, are revalidated each time.
 */
export function headersFile({ headers }: HostRules, apiOrigin: string | null): string {
  // These hosts may send it before the page (early hints).
  const links = apiOrigin === null ? {} : { Link: `<${apiOrigin}>; rel=preconnect; crossorigin` };
  return writeHeadersFile([
    { pattern: '/*', headers: { ...headers, ...links } },
    ...SITE.immutable.map((folder) => ({
      pattern: `/${folder}/*`,
      headers: { 'Cache-Control': CACHE.immutable },
    })),
  ]);
}

/**
 * `_redirects`: lists by name each page that the shell serves. On one of these hosts, a catch-all rule would
 * also match files and loop.
 */
export function redirectsFile({ pages }: HostRules): string {
  const rows = [
    ...SITE.redirects.map(([path, page]) => `${path} ${page} 302`),
    ...[...pages].flatMap(([path, file]) => (file === SHELL ? [`${path} ${CLEAN_SHELL} 200`] : [])),
  ];
  return `${rows.join('\n')}\n`;
}
