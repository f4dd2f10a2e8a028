import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '#api/endpoints';
import { SITE, type HostRules } from './rules';

const OWNERS = `# The shop on nginx. Copy this file once, then edit listen, server_name and root. Each build writes site.conf,
# headers.conf and brotli.conf anew.`;

/** The address of the API, for the owner to edit, and for the container to fill in. */
const OWNERS_API = `  # The API's address, and the path in it, such as /v2.
  set $shop_api http://127.0.0.1:3000;
  set $shop_api_path "";
  # Looks up a name in the address: the name server in /etc/resolv.conf. It does not read /etc/hosts.
  resolver 127.0.0.53;`;
const CONTAINERS_API = `  set $shop_api @API_ORIGIN@;
  set $shop_api_path "@API_PATH@";
  resolver @RESOLVER@;`;

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

/** The pattern of all calls. @param base the path of the API on the shop's own origin, for example '/shop', or '' */
function callsUnder(base: string): string {
  const calls = [...new Set(Object.values(endpoints))].map((call) => call.replace(':userId', '[^/]+'));
  return `${base.replace(/[^\w/~-]/g, '\\$&')}(${calls.join('|')})`;
}

/** The files of nginx and of a container that uses it, by their path. */
export function hostFiles({ headers, hostName, apiPath }: HostRules): Map<string, string> {
  const calls = callsUnder(apiPath);
  const fileHeaders = addHeaders({ ...headers, ...SITE.fileHeaders }, '  ');
  const own = {
    calls,
    note: OWNERS,
    listen: '80;\n  listen [::]:80',
    serverName: hostName ?? '_',
    api: '# include shop/api.conf;',
  };
  const container = {
    calls,
    note: '# Written by the build.',
    listen: '8080',
    serverName: '_',
    // Written by 40-settings.sh.
    http: 'include /tmp/shop/proxy.conf;\n',
    api: 'include /tmp/shop/api.conf*;',
  };
  return new Map([
    ['nginx/server.conf', filled('nginx/server.conf', own)],
    ['nginx/site.conf', filled('nginx/site.conf', { fileHeaders })],
    ['nginx/headers.conf', `${addHeaders(headers)}\n`],
    ['nginx/brotli.conf', 'brotli_static on;\n'],
    ['nginx/api.conf', filled('nginx/api.conf', { address: OWNERS_API, host: '$host', scheme: '$scheme' })],
    ...readdirSync(path.join(import.meta.dirname, 'docker')).map((name): [string, string] => [
      `docker/${name}`,
      filled(`docker/${name}`),
    ]),
    ['docker/server.conf', filled('nginx/server.conf', container)],
    [
      'docker/api.conf.template',
      filled('nginx/api.conf', {
        address: CONTAINERS_API,
        host: '$proxy_host',
        scheme: '$shop_scheme',
        more: UPSTREAM,
      }),
    ],
  ]);
}

/** Writes the configuration of nginx and of the container beside the built site, into `<site>-hosts`. */
export function writeHosts(out: string, rules: HostRules): void {
  const folder = `${out}-hosts`;
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of hostFiles(rules)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
