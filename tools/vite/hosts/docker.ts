import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { apiConf, serverBlock } from './nginx';
import type { HostRules } from './rules';

const FILES = path.join(import.meta.dirname, 'docker');

/** Besides the lines for every API on the shop's own origin: SNI, and a verified certificate. */
const UPSTREAM = `  proxy_ssl_server_name on;
  proxy_ssl_verify on;
  proxy_ssl_verify_depth 4;
  proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;
`;

/**
 * A container: nginx without root, with /tmp as the only writable folder. The files of `docker/` are copied;
 * nginx's configuration depends on the build.
 */
export function dockerFiles(rules: HostRules): [name: string, text: string][] {
  const server = serverBlock(rules, {
    listen: ['8080'],
    serverName: '_',
    // Written by 40-api-upstream.sh.
    ownOrigin: 'include /tmp/shop/api.conf*;',
  });
  return [
    ...readdirSync(FILES).map((name): [string, string] => [
      `docker/${name}`,
      readFileSync(path.join(FILES, name), 'utf8'),
    ]),
    ['docker/server.conf', `# Written by the build.\n\n${server}`],
    ['docker/api.conf.template', apiConf('@API_UPSTREAM@', '$proxy_host', UPSTREAM)],
  ];
}
