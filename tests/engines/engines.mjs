import { execFileSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from '../helpers/chromium.mjs';

/** Plain JavaScript: the command that runs the tests needs it before anything that reads TypeScript runs. */

/** A download that gets no answer must not hold up the tests for ever. */
const INSTALL_LIMIT_MS = 8 * 60_000;

function find(...paths) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = paths.flatMap((path) =>
    path.includes('/') ? [path] : folders.map((folder) => join(folder, path)),
  );
  return candidates.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** The folder of Debian's libraries for this machine. */
const LIBRARIES = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' }[process.arch] ?? '';

/** What each engine needs, where it is found, and the packages that bring it to Debian. */
const NEEDS = {
  chromium: { browser: findChromium },
  firefox: {
    browser: () => find('firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'),
    packages: ['firefox-esr'],
  },
  webkit: {
    browser: () => find('MiniBrowser', `/usr/lib/${LIBRARIES}/webkit2gtk-4.1/MiniBrowser`),
    driver: () => find('WebKitWebDriver'),
    screen: () => find('Xvfb'),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

export const ENGINES = Object.keys(NEEDS);

/**
 * The programs of an engine by what they are for.
 * @returns undefined when one is missing
 */
export function findEngine(engine) {
  const programs = Object.entries(NEEDS[engine]).filter(([, look]) => typeof look === 'function');
  const found = programs.map(([use, look]) => [use, look()]);
  return found.every(([, path]) => path !== undefined) ? Object.fromEntries(found) : undefined;
}

/** Whether packages of Debian can be installed here. */
export function canInstall() {
  try {
    return process.getuid?.() === 0 && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Installs what is missing where that can be done.
 * @returns the engines that are still missing
 */
export function ensureEngines() {
  const missing = () => ENGINES.filter((engine) => findEngine(engine) === undefined);
  const packages = missing().flatMap((engine) => NEEDS[engine].packages ?? []);
  if (packages.length > 0 && canInstall()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const run = (...args) =>
      execFileSync('apt-get', args, {
        stdio: ['ignore', 'inherit', 'inherit'],
        env,
        timeout: INSTALL_LIMIT_MS,
      });
    try {
      run('update');
      run('install', '-y', '--no-install-recommends', ...packages);
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
    }
  }
  return missing();
}
