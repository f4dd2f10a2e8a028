import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from '../helpers/chromium.mjs';
import { canInstallPackages, installPackages } from '../helpers/debian.mjs';

/** Plain JavaScript, because the test command imports it before it can load TypeScript. */

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

/** @typedef {'chromium' | 'firefox' | 'webkit'} Engine */

/** The programs that each engine needs, how to find them, and the Debian packages that contain them. */
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

/** @type {readonly Engine[]} */
export const ENGINES = Object.keys(NEEDS);

/**
 * The programs of an engine, by purpose.
 * @returns undefined if one is missing
 */
export function findEngine(engine) {
  const programs = Object.entries(NEEDS[engine]).filter(([, look]) => typeof look === 'function');
  const found = programs.map(([use, look]) => [use, look()]);
  return found.every(([, path]) => path !== undefined) ? Object.fromEntries(found) : undefined;
}

/**
 * Installs missing engines if possible.
 * @returns the engines that are still missing
 */
export function ensureEngines() {
  const missing = () => ENGINES.filter((engine) => findEngine(engine) === undefined);
  const packages = missing().flatMap((engine) => NEEDS[engine].packages ?? []);
  if (packages.length > 0 && canInstallPackages()) {
    try {
      installPackages(packages);
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
    }
  }
  return missing();
}
