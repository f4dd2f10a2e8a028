import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startMockServer } from '../../src/build/mockServer';
import { buildForE2e } from '../helpers/e2eBuild';
import { startStaticHost } from '../../src/build/staticHost';

const FOLDER = fileURLToPath(new URL('../../dist-engines', import.meta.url));
const WATCH = fileURLToPath(new URL('watch.js', import.meta.url));

/** Copies the built shop, and adds the script that records problems to each page. Nothing else changes. */
function watched(built: string): string {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync(built, FOLDER, { recursive: true });
  cpSync(WATCH, join(FOLDER, 'watch.js'));
  for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(FOLDER, name);
    const html = readFileSync(file, 'utf8')
      .replace('<head>', '<head><script src="/watch.js"></script>')
      // WebKit applies it on this machine too.
      .replace('; upgrade-insecure-requests', '');
    writeFileSync(file, html);
    for (const packed of ['br', 'gz']) rmSync(`${file}.${packed}`, { force: true });
  }
  return FOLDER;
}

/**
 * Playwright's global set-up: builds the shop, adds the watching script, and starts its host and API.
 * @returns the function that stops them
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const { folder, mockPort } = await buildForE2e();
  const mock = await startMockServer(mockPort);
  const site = await startStaticHost(watched(folder));
  // The workers start later and inherit these variables.
  process.env.E2E_MOCK = mock.origin;
  process.env.E2E_SITE = site.origin;
  return async () => {
    await Promise.all([site.close(), mock.close()]);
  };
}
