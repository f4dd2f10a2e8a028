import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A download that gets no answer must not block the tests for ever. */
const INSTALL_LIMIT_MS = 8 * 60_000;

export const isRoot = () => process.getuid?.() === 0;

/** Whether system packages can be installed: as root, on Debian. */
export function canInstallPackages() {
  try {
    return isRoot() && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** Runs an install command and shows its output. */
export function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env, timeout: INSTALL_LIMIT_MS });
}

export function installPackages(names) {
  run('apt-get', ['update']);
  // Somebody else may be installing.
  run('apt-get', ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', ...names]);
}
