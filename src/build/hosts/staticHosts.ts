import { writeHeadersFile } from '../headersFile';
import { TYPES, type HostRules } from './rules';

/** Hosts that are configured by a single file. */

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const shellPages = ({ pages, shell }: HostRules): string[] =>
  [...pages].flatMap(([path, file]) => (file === shell ? [path] : []));
/** The shell's address on hosts that serve files without their extension. */
const cleanShell = ({ shell }: HostRules): string => shell.replace(/\.html$/, '');
/** Any address whose last segment has no file extension. */
const NO_FILE = '(.*/)?[^/.]*';

/**
 * `_headers`. Blocks that match the same path never set the same header, because the hosts would send both
 * values. Files without a lifetime here, above all HTML, are revalidated each time.
 */
export function headersFile({ headers, immutable, cache }: HostRules, apiOrigin: string | null): string {
  // These hosts may send it before the page (early hints).
  const links = apiOrigin === null ? {} : { Link: `<${apiOrigin}>; rel=preconnect; crossorigin` };
  return writeHeadersFile([
    { pattern: '/*', headers: { ...headers, ...links } },
    ...immutable.map((folder) => ({
      pattern: `/${folder}/*`,
      headers: { 'Cache-Control': cache.immutable },
    })),
  ]);
}

/**
 * `_redirects`: lists by name each page that the shell serves. On one of these hosts, a catch-all rule would
 * also match files and loop.
 */
export function redirectsFile(rules: HostRules): string {
  const rows = [
    ...[...rules.wellKnownRedirects].map(([path, page]) => `${path} ${page} 302`),
    ...shellPages(rules).map((path) => `${path} ${cleanShell(rules)} 200`),
  ];
  return `${rows.join('\n')}\n`;
}

function netlify({ immutable, shell }: HostRules): string {
  const rule = (from: string, to: string, status: number): string =>
    `[[redirects]]\nfrom = "${from}"\nto = "${to}"\nstatus = ${String(status)}\n`;
  return [
    '# Beside _headers and _redirects, which lie in the site: a missing file is missing, other addresses get the shell.',
    '[build]\npublish = "dist"\n',
    ...immutable.map((folder) => rule(`/${folder}/*`, '/404', 404)),
    rule('/*', shell, 200),
  ].join('\n');
}

const headerRows = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

function vercel(rules: HostRules): string {
  const { headers, immutable, cache, wellKnownRedirects } = rules;
  return json({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    redirects: [...wellKnownRedirects].map(([source, destination]) => ({
      source,
      destination,
      statusCode: 302,
    })),
    rewrites: [{ source: '/((?:.*/)?[^/.]*)', destination: cleanShell(rules) }],
    headers: [
      { source: '/(.*)', headers: headerRows(headers) },
      {
        source: `/(${immutable.join('|')})/(.*)`,
        headers: headerRows({ 'Cache-Control': cache.immutable }),
      },
    ],
  });
}

function azure({
  pages,
  shell,
  wellKnownRedirects,
  headers,
  immutable,
  fileFolders,
  cache,
}: HostRules): string {
  const endings = Object.keys(TYPES).join(',');
  return json({
    trailingSlash: 'never',
    routes: [
      ...immutable.map((folder) => ({
        route: `/${folder}/*`,
        headers: { 'Cache-Control': cache.immutable },
      })),
      ...[...wellKnownRedirects].map(([route, redirect]) => ({ route, redirect, statusCode: 302 })),
      ...[...pages].map(([route, rewrite]) => ({ route, rewrite })),
    ],
    navigationFallback: {
      rewrite: shell,
      exclude: [...fileFolders.map((folder) => `/${folder}/*`), `/*.{${endings}}`],
    },
    globalHeaders: { ...headers, 'Cache-Control': cache.revalidate },
    mimeTypes: Object.fromEntries(Object.entries(TYPES).map(([ending, type]) => [`.${ending}`, type])),
  });
}

function firebase({
  shell,
  wellKnownRedirects,
  headers,
  immutable,
  hostFiles,
  compressed,
  cache,
}: HostRules): string {
  return json({
    hosting: {
      public: 'dist',
      ignore: [...hostFiles, ...compressed.map((ending) => `**/*.${ending}`), 'firebase.json'],
      cleanUrls: true,
      trailingSlash: false,
      redirects: [...wellKnownRedirects].map(([source, destination]) => ({ source, destination, type: 302 })),
      rewrites: [{ regex: `^/${NO_FILE}$`, destination: shell }],
      headers: [
        { source: '**', headers: headerRows({ ...headers, 'Cache-Control': cache.revalidate }) },
        {
          source: `/@(${immutable.join('|')})/**`,
          headers: headerRows({ 'Cache-Control': cache.immutable }),
        },
      ],
    },
  });
}

/**
 * Configuration files of the hosts that use one.
 * @param shellHtml the shell, for a host that can serve it only as its error page
 */
export function staticHostFiles(rules: HostRules, shellHtml: string): [name: string, text: string][] {
  return [
    ['netlify/netlify.toml', netlify(rules)],
    ['vercel/vercel.json', vercel(rules)],
    ['azure/staticwebapp.config.json', azure(rules)],
    ['firebase/firebase.json', firebase(rules)],
    ['cloudflare-pages/404.html', shellHtml],
    ['github-pages/404.html', shellHtml],
    ['github-pages/.nojekyll', ''],
  ];
}
