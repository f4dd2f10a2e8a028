#!/usr/bin/env node
/**
 * As root on Debian, installs the web servers that the built shop is tested on. Elsewhere, prints which are
 * skipped. A missing server does not stop the tests of the others.
 */
import { isInstalled, nginxHasBrotli } from '../../src/build/hosts/realServers.mjs';
import { canInstallPackages, installPackages } from './debian.mjs';

const missing = () => [
  ...['nginx', 'caddy'].filter((name) => !isInstalled(name)),
  ...(nginxHasBrotli() ? [] : ['libnginx-mod-http-brotli-static']),
];

if (missing().length > 0 && canInstallPackages()) {
  try {
    installPackages(missing());
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  }
}
for (const name of missing()) console.log(`${name} is not installed: what needs it is left out`);
