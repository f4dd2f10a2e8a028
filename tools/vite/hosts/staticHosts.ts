import { CACHE, SHELL, type HostRules } from './rules';

/** The two files in the site for static hosts that read them. */

/** The shell's address on hosts that serve files without their extension. */
const CLEAN_SHELL = SHELL.replace(/\.html$/, '');

/** A host may ignore a longer line together with its header. */
const LONGEST_LINE = 2000;

/** A block of `_headers`. @throws Error if a header is too long for one of the hosts */
function block(pattern: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const long = lines.find((line) => line.length >= LONGEST_LINE);
  if (long !== undefined)
    throw new Error(`_headers: a line must stay under ${LONGEST_LINE} characters: ${long.slice(0, 60)}`);
  return [pattern, ...lines, ''].join('\n');
}

/**
 * `_headers`. Blocks that match the same path never set the same header, because the hosts would send both
 * values. Files without a lifetime here, above all HTML, are revalidated each time. A lifetime is named for each file
 * that exists: some hosts send the headers of a path with a 404, too, and a browser would keep that for a year.
 * @param lasting the files of the immutable folders, and the folders in them
 */
export function headersFile(
  { headers }: HostRules,
  apiOrigin: string | null,
  lasting: readonly string[],
): string {
  // These hosts may send it before the page (early hints).
  const links = apiOrigin === null ? {} : { Link: `<${apiOrigin}>; rel=preconnect; crossorigin` };
  return [
    block('/*', { ...headers, ...links }),
    ...lasting.map((path) => block(`/${path}`, { 'Cache-Control': CACHE.immutable })),
  ].join('\n');
}

/** `_redirects`: each page that the shell serves. A catch-all rule would match files on some hosts, and loop. */
export function redirectsFile({ shellPages }: HostRules): string {
  return shellPages.map((path) => `${path} ${CLEAN_SHELL} 200\n`).join('');
}
