import { startMockServer } from '../../src/build/mockServer';
import { ensureChromium } from './chromium.mjs';
import { buildForE2e } from './e2eBuild';
import { startStaticHost } from '../../src/build/staticHost';

/**
 * Playwright's global set-up: ensures a browser, builds the shop, and starts its host and its API.
 * @returns the function that stops them
 */
export default async function startServers(): Promise<() => Promise<void>> {
  ensureChromium();
  const { folder, mockPort } = await buildForE2e();
  const mock = await startMockServer(mockPort);
  const site = await startStaticHost(folder);
  const plain = await startStaticHost(folder, true);
  // The workers start later and inherit these variables.
  process.env.E2E_FOLDER = folder;
  process.env.E2E_MOCK = mock.origin;
  process.env.E2E_SITE = site.origin;
  process.env.E2E_PLAIN_SITE = plain.origin;
  return async () => {
    await Promise.all([site.close(), plain.close(), mock.close()]);
  };
}
