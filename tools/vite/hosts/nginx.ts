import { callsUnder } from './ownOrigin';
import { CACHE, quoted, SHELL, SITE, TEXT_TYPES, TYPES, type HostRules } from './rules';

const lines = (parts: readonly string[], indent = '  '): string =>
  parts.map((part) => `${indent}${part}\n`).join('');

const escaped = (text: string): string => text.replace(/[.\\]/g, '\\$&');

/** The server's ports, its name, and its line for an API on the shop's own origin. */
interface Server {
  listen: readonly string[];
  serverName: string;
  ownOrigin: string;
}

/** The server block of the shop. */
export function serverBlock({ apiPath }: HostRules, { listen, serverName, ownOrigin }: Server): string {
  const { calls, pagesAndCalls } = callsUnder(apiPath);
  return `map "$status $uri" $shop_cache {
  default "${CACHE.revalidate}";
  "~^(200|206|304) /(${SITE.immutable.join('|')})/" "${CACHE.immutable}";
  "~^[45]" "${CACHE.noStore}";
  "~^... /__api/" "${CACHE.noStore}";
}

# Calls of an API on the shop's own origin (api.conf), by their whole path. Where a page has the same path, the
# Accept header decides.
map $uri $shop_path {
  default page;
  "~^${pagesAndCalls}\\z" both;
  "~^${calls}\\z" call;
}
map "$shop_path $http_accept" $shop_call {
  default "";
  "~^call " 1;
  "~^both (?!.*text/html)" 1;
}
map $shop_path $shop_vary {
  default "";
  both Accept;
}

server {
${lines(listen.map((address) => `listen ${address};`))}  server_name ${serverName};
  root /srv/shop;

  include shop/site.conf;
  ${ownOrigin}
}
`;
}

function headers(values: Readonly<Record<string, string>>, indent = ''): string {
  return lines(
    Object.entries(values).map(([name, value]) => `add_header ${name} ${quoted(value, /["\\$]/g)} always;`),
    indent,
  );
}

function site(rules: HostRules): string {
  return `# Written by the build.
server_tokens off;
absolute_redirect off;
charset utf-8;
charset_types ${TEXT_TYPES.filter((type) => type !== TYPES.html).join(' ')};
types {
${lines(Object.entries(TYPES).map(([ending, type]) => `${type} ${ending};`))}}
default_type application/octet-stream;
gzip off;
gzip_static on;
gzip_vary on;
include shop/brotli.conf*;
include shop/headers.conf;
add_header Cache-Control $shop_cache always;

# Pages.
${[...rules.pages].map(([path, file]) => `location = ${path} { try_files ${file} =404; }`).join('\n')}

# Other spellings of their addresses.
${[...rules.moved].map(([path, page]) => `location = ${path} { return 308 ${page}$is_args$args; }`).join('\n')}
${[...SITE.redirects].map(([path, page]) => `location = ${path} { return 302 ${page}; }`).join('\n')}

# Not served: the hosts' own configuration, compressed files under their own names, dot files.
location ~ ^/(${SITE.hostFiles.join('|')})$ { return 404; }
location ~ \\.(${SITE.compressed.join('|')})$ { return 404; }
location ~ /\\.(?!well-known/) { return 404; }

# Files that are never pages, with a short policy. A location that adds a header inherits none.
location ~ ^/(${SITE.immutable.join('|')})/ {
${headers({ ...rules.headers, ...SITE.fileHeaders }, '  ')}  add_header Cache-Control $shop_cache always;
  try_files $uri =404;
}

# A missing file is a 404; any other address gets the shell.
location ~ ^/(${SITE.fileFolders.map(escaped).join('|')})/ { try_files $uri =404; }
location ~ \\.\\w+$ { try_files $uri =404; }
location / { try_files $uri ${SHELL}; }
`;
}

/**
 * The configuration for an API on the shop's own origin.
 * @param upstream the API's address
 * @param host the Host header that it receives
 * @param more further lines of the location
 */
export function apiConf(upstream: string, host: string, more = ''): string {
  return `# An API on the shop's own origin: a request for text/html gets the page, any other goes to the server named here.
if ($shop_call) {
  rewrite ^(.*)$ /__api$1 last;
}
add_header Vary $shop_vary always;
location /__api/ {
  internal;
  proxy_pass ${upstream}/;
  proxy_set_header Host ${host};
  # The connection's values; those that a visitor sends are not passed on.
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Host $host;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header X-Real-IP $remote_addr;
  proxy_set_header Forwarded "";
  proxy_hide_header Cache-Control;
  include shop/headers.conf;
  add_header Cache-Control $shop_cache always;
  add_header Vary Accept always;
${more}}
`;
}

const OWNERS = `# The shop on nginx. Copy this file once, then edit listen, server_name and root. Each build writes site.conf,
# headers.conf and brotli.conf anew.

`;

/** nginx: a server block and the files it includes. */
export function nginxFiles(rules: HostRules): [name: string, text: string][] {
  return [
    [
      'nginx/server.conf',
      OWNERS +
        serverBlock(rules, {
          listen: ['80', '[::]:80'],
          serverName: rules.hostName ?? '_',
          ownOrigin: '# include shop/api.conf;',
        }),
    ],
    ['nginx/site.conf', site(rules)],
    ['nginx/headers.conf', headers(rules.headers)],
    ['nginx/brotli.conf', 'brotli_static on;\n'],
    ['nginx/api.conf', apiConf('http://127.0.0.1:3000', '$host')],
  ];
}
