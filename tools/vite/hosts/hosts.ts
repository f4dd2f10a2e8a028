import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '#api/endpoints';
import { paths } from '#config/paths';
import { SITE, type HostRules } from './rules';

const OWNERS = `# The shop on nginx. Copy this file once, then edit listen, server_name and root. Each build writes site.conf,
# headers.conf and brotli.conf anew.`;

/** Besides the lines for every API on the shop's own origin: SNI, and a verified certificate. */
const UPSTREAM = `  proxy_ssl_server_name on;
  proxy_ssl_verify on;
  proxy_ssl_verify_depth 4;
  proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;
`;

/** A template of this folder, with its placeholders filled in. */
function filled(file: string, values: Readonly<Record<string, string>> = {}): string {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

const addHeaders = (headers: Readonly<Record<string, string>>, indent = ''): string =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} "${value.replace(/["\\$]/g, '\\$&')}" always;`)
    .join('\n');

/**
 * The patterns of all calls, and of those whose path is also a page's: there the Accept header decides.
 * @param base the path of the API on the shop's own origin, for example '/shop', or ''
 */
function callsUnder(base: string): { calls: string; pagesAndCalls: string } {
  const start = base.replace(/[^\w/~-]/g, '\\$&');
  const pages: ReadonlySet<string> = new Set(Object.values(paths));
  const calls = [...new Set(Object.values(endpoints))];
  return {
    calls: `${start}(${calls.map((call) => call.replace(':userId', '[^/]+')).join('|')})`,
    pagesAndCalls: `${start}(${calls.filter((call) => pages.has(call)).join('|')})`,
  };
}

/** The files of nginx and of a container that uses it, by their path. */
export function hostFiles({ headers, hostName, apiPath }: HostRules): Map<string, string> {
  const patterns = callsUnder(apiPath);
  const site = {
    fileHeaders: addHeaders({ ...headers, ...SITE.fileHeaders }, '  '),
  };
  const own = {
    ...patterns,
    note: OWNERS,
    listen: '80;\n  listen [::]:80',
    serverName: hostName ?? '_',
    api: '# include shop/api.conf;',
  };
  const container = {
    ...patterns,
    note: '# Written by the build.',
    listen: '8080',
    serverName: '_',
    // Written by 40-api-upstream.sh.
    api: 'include /tmp/shop/api.conf*;',
  };
  return new Map([
    ['nginx/server.conf', filled('nginx/server.conf', own)],
    ['nginx/site.conf', filled('nginx/site.conf', site)],
    ['nginx/headers.conf', `${addHeaders(headers)}\n`],
    ['nginx/brotli.conf', 'brotli_static on;\n'],
    ['nginx/api.conf', filled('nginx/api.conf', { upstream: 'http://127.0.0.1:3000', host: '$host' })],
    ...readdirSync(path.join(import.meta.dirname, 'docker')).map((name): [string, string] => [
      `docker/${name}`,
      filled(`docker/${name}`),
    ]),
    ['docker/server.conf', filled('nginx/server.conf', container)],
    [
      'docker/api.conf.template',
      filled('nginx/api.conf', { upstream: '@API_UPSTREAM@', host: '$proxy_host', more: UPSTREAM }),
    ],
  ]);
}

/**
 * Writes the configuration of nginx and of the container beside the built site, into `<site>-hosts`.
 * @param out the built site's folder
 */
export function writeHosts(out: string, rules: HostRules): void {
  const folder = `${out}-hosts`;
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of hostFiles(rules)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
