import { apiConf, serverBlock } from './nginx';
import type { HostRules } from './rules';

/** The official image of nginx without root. */
const IMAGE = 'nginxinc/nginx-unprivileged:1.30-alpine-slim';
const PORT = 8080;
/** In the container's only writable folder. */
const OWN_ORIGIN = '/tmp/aurevane/api.conf';

const DOCKERFILE = `# The shop in a container. Written by the build. In the project's folder, after 'npm run build':
#   docker build -f dist-hosts/docker/Dockerfile -t aurevane .
FROM ${IMAGE}
COPY dist-hosts/nginx/site.conf dist-hosts/nginx/headers.conf dist-hosts/docker/api.conf.template /etc/nginx/aurevane/
COPY dist-hosts/docker/server.conf /etc/nginx/conf.d/default.conf
COPY --chmod=555 dist-hosts/docker/40-api-upstream.sh /docker-entrypoint.d/
COPY dist /srv/aurevane
EXPOSE ${PORT}
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD wget -q --spider http://127.0.0.1:${PORT}/robots.txt
`;

const DOCKERIGNORE = `*
!dist
!dist-hosts
`;

const COMPOSE = `# docker compose -f dist-hosts/docker/compose.yaml up --build
services:
  shop:
    build:
      context: ../..
      dockerfile: dist-hosts/docker/Dockerfile
    environment:
      # Leave it out if the shop was built with another origin in VITE_API_HOST.
      API_UPSTREAM: \${API_UPSTREAM:?the API's address, such as https://api.example.com}
    ports:
      - '\${PORT:-${PORT}}:${PORT}'
    read_only: true
    tmpfs:
      - /tmp
    cap_drop:
      - ALL
    security_opt:
      - no-new-privileges:true
    restart: unless-stopped
`;

const SCRIPT = `#!/bin/sh
# Started by the image before nginx: the API on the shop's own origin, at the address in API_UPSTREAM.
set -eu
if [ -z "\${API_UPSTREAM:-}" ]; then
  echo "API_UPSTREAM is not set: the shop's own origin answers no calls."
  exit 0
fi
# Accepts only an address, so that nothing else gets into the configuration.
if printf '%s' "$API_UPSTREAM" | tr '\\n' ' ' | grep -Eqv '^https?://([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?$'; then
  echo "API_UPSTREAM must be an http(s) address, without '?' and '#': $API_UPSTREAM" >&2
  exit 1
fi
mkdir -p /tmp/aurevane
sed "s|@API_UPSTREAM@|\${API_UPSTREAM%/}|" /etc/nginx/aurevane/api.conf.template > ${OWN_ORIGIN}
echo "The API on the shop's own origin: $API_UPSTREAM"
`;

/** Besides the lines for every API on the shop's own origin: SNI, and a verified certificate. */
const UPSTREAM = `  proxy_ssl_server_name on;
  proxy_ssl_verify on;
  proxy_ssl_verify_depth 4;
  proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;
`;

/** A container: nginx without root, with /tmp as the only writable folder. */
export function dockerFiles(rules: HostRules): [name: string, text: string][] {
  const server = `# Written by the build.\n\n${serverBlock(rules, {
    listen: [String(PORT)],
    serverName: '_',
    ownOrigin: `include ${OWN_ORIGIN}*;`,
  })}`;
  return [
    ['docker/Dockerfile', DOCKERFILE],
    ['docker/Dockerfile.dockerignore', DOCKERIGNORE],
    ['docker/compose.yaml', COMPOSE],
    ['docker/server.conf', server],
    ['docker/api.conf.template', apiConf('@API_UPSTREAM@', '$proxy_host', UPSTREAM)],
    ['docker/40-api-upstream.sh', SCRIPT],
  ];
}
