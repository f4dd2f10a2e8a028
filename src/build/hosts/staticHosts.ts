import { writeHeadersFile } from '../headersFile';
import { CACHE, SHELL, SITE, type HostRules } from './rules';

/** Hosts that are configured by a single file. */

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
export function redirectsFile({ pages, former }: HostRules): string {
  const rows = [
    ...SITE.redirects.map(([path, page]) => `${path} ${page} 302`),
    ...[...former].map(([path, page]) => `${path} ${page} 301`),
    ...[...pages].flatMap(([path, file]) => (file === SHELL ? [`${path} ${CLEAN_SHELL} 200`] : [])),
  ];
  return `${rows.join('\n')}\n`;
}

function netlify(): string {
  const rule = (from: string, to: string, status: number): string =>
    `[[redirects]]\nfrom = "${from}"\nto = "${to}"\nstatus = ${status}\n`;
  return [
    '# In addition to _headers and _redirects in dist: a missing file is a 404, other addresses get the shell.',
    '[build]\npublish = "dist"\n',
    ...SITE.immutable.map((folder) => rule(`/${folder}/*`, '/404', 404)),
    rule('/*', SHELL, 200),
  ].join('\n');
}

const headerRows = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const vercel = ({ headers, former }: HostRules): object => ({
  $schema: 'https://openapi.vercel.sh/vercel.json',
  outputDirectory: 'dist',
  cleanUrls: true,
  trailingSlash: false,
  redirects: [
    ...SITE.redirects.map(([source, destination]) => ({ source, destination, statusCode: 302 })),
    ...[...former].map(([source, destination]) => ({ source, destination, statusCode: 308 })),
  ],
  rewrites: [{ source: '/((?:.*/)?[^/.]*)', destination: CLEAN_SHELL }],
  headers: [
    { source: '/(.*)', headers: headerRows(headers) },
    {
      source: `/(${SITE.immutable.join('|')})/(.*)`,
      headers: headerRows({ 'Cache-Control': CACHE.immutable }),
    },
  ],
});

/**
 * Configuration files of the hosts that use one.
 * @param shellHtml the shell, for Cloudflare Pages, which serves it only as its error page
 */
export function staticHostFiles(rules: HostRules, shellHtml: string): [name: string, text: string][] {
  return [
    ['netlify/netlify.toml', netlify()],
    ['vercel/vercel.json', `${JSON.stringify(vercel(rules), null, 2)}\n`],
    ['cloudflare-pages/404.html', shellHtml],
  ];
}
