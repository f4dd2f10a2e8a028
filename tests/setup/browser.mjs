#!/usr/bin/env node
/**
 * Installs what the browser tests need, where it is missing: as root on Debian Chromium's headless shell and two
 * families of fonts, elsewhere Playwright's Chromium.
 */
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const install = (command) => {
  console.log(`Installing the browser of the tests: ${command}`);
  execSync(command, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
};
const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
const needed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/share/fonts/truetype/liberation',
  '/usr/share/fonts/truetype/dejavu',
];

if (!process.env.CHROMIUM_PATH) {
  if (isRootOnDebian && !needed.every((path) => existsSync(path))) {
    install(
      'apt-get update -qq && apt-get -o DPkg::Lock::Timeout=300 install -qq -y --no-install-recommends chromium-headless-shell fonts-liberation fonts-dejavu-core',
    );
  } else if (
    !isRootOnDebian &&
    ![needed[0], '/usr/bin/chromium', chromium.executablePath()].some((path) => existsSync(path))
  ) {
    install('npx playwright install chromium');
  }
}
