import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { canInstallPackages, installPackages, isRoot, run } from './debian.mjs';

/** This is plain JavaScript, because the test command uses it before any tool that reads TypeScript. */

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS_PROGRAMS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

/** The arguments that the browsers start with: no background requests, and as root no sandbox. */
export function launchArgs() {
  return [
    ...(isRoot() ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}

function isExecutable(path) {
  try {
    accessSync(path, process.platform === 'win32' ? constants.F_OK : constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser starts: a downloaded one may lack system libraries. */
function runs(path) {
  // On Windows `--version` opens a window instead of printing.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function usualPlaces() {
  if (process.platform === 'darwin') {
    const folders = ['/Applications', join(process.env.HOME ?? '', 'Applications')];
    return folders.flatMap((folder) =>
      MAC_APPS.map((app) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
    );
  }
  if (process.platform === 'win32') {
    const folders = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
    return folders
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => WINDOWS_PROGRAMS.map((parts) => join(folder, ...parts)));
  }
  const folders = new Set([
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
  ]);
  return COMMANDS.flatMap((command) => [...folders].map((folder) => join(folder, command)));
}

/**
 * Looks for a Chromium: `CHROMIUM_PATH`, then the usual places, then Playwright's own.
 * @returns its path, or undefined if none starts
 * @throws Error if `CHROMIUM_PATH` names none
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and there is no browser that can be started.`);
  }
  return [...usualPlaces(), chromium.executablePath()].find((path) => isExecutable(path) && runs(path));
}

function installPackage() {
  installPackages(['chromium']);
}

function installPlaywrights() {
  const cli = join(
    dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  );
  run(process.execPath, [cli, 'install', 'chromium']);
}

/**
 * Finds a Chromium or installs one: as root on Debian from the package, which includes its libraries,
 * otherwise with Playwright. Sets `CHROMIUM_PATH` to its path for child processes.
 * @returns its path
 * @throws Error with one line that says what to do
 */
export function ensureChromium() {
  const ways = canInstallPackages() ? [installPackage, installPlaywrights] : [installPlaywrights];
  let path = findChromium();
  for (const install of ways) {
    if (path !== undefined) break;
    console.log('No Chromium was found; installing one.');
    try {
      install();
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
    }
    path = findChromium();
  }
  if (path === undefined) {
    throw new Error(
      'No Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to one, and run this command again.',
    );
  }
  process.env.CHROMIUM_PATH = path;
  return path;
}
