import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

/** The built shop that the browser tests visit. Its settings are in tests/e2e/.env. */

const HOST = 'http://127.0.0.1';
export const SITE_PORT = 4273;

/** The mock API has another origin, so that CORS and preflights are real. The build contains its port. */
export const MOCK_PORT = 4274;

export const SITE_ORIGIN = `${HOST}:${SITE_PORT}`;
export const MOCK_ORIGIN = `${HOST}:${MOCK_PORT}`;

/** Where Debian installs its browsers. */
export const CHROMIUM = '/usr/bin/chromium';
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The folder of the built shop. */
export const SITE_FOLDER = path.resolve(import.meta.dirname, '../../dist-e2e');

const settings = parseEnv(readFileSync(path.join(import.meta.dirname, '.env'), 'utf8'));

/** The public address of the shop. Canonical addresses and the sitemap contain it. */
export const SHOP_ADDRESS = String(settings.VITE_SITE_URL);

/** The screen of a phone, as browsers emulate it. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};
