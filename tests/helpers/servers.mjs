#!/usr/bin/env node
/**
 * Installs the servers that the built shop is tried on, as root on Debian; elsewhere says which are left out. Without
 * one the others are tried all the same.
 */
import { isInstalled, nginxHasBrotli } from '../../src/build/hosts/realServers.mjs';
import { canInstallPackages, installPackages } from './debian.mjs';

const missing = () => [
  ...['nginx', 'caddy', 'apache2'].filter((name) => !isInstalled(name)),
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
