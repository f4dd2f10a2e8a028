import { createServer, type ViteDevServer } from 'vite';
import { MOCK_PREFIX } from '../../src/config/mockPaths';
import { shopStates, stateFile, type ShopState } from '../../src/mocks/shopStates';
import { prefixOf } from '../../src/mocks/sandboxes';
import { expect, test } from '../e2e/fixtures';

let server: ViteDevServer;
let origin = '';

test.beforeAll(async () => {
  // The mode of the tests: a developer's own settings change nothing.
  server = await createServer({
    mode: 'test',
    configLoader: 'runner',
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, watch: null },
  });
  await server.listen();
  origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});

test.afterAll(() => server.close());

test(
  'a link of the gallery does itself what its state needs pressed, followed or typed, and the tab stays in its sandbox (21.7, 21.10)',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(120_000);
    for (const { visitor, states } of shopStates) {
      const all: [string, ShopState][] = Object.entries(states);
      // One of each table: the walks by axe and screen reader bring them all about.
      const [state, { shows }] = all.find(([, { steps }]) => steps) ?? all[0] ?? ['none', { shows: '' }];
      await test.step(state, async () => {
        await page.goto(origin + MOCK_PREFIX + '/states');
        await page.locator(`a[href^="${prefixOf(stateFile(visitor, state))}/"]`).click();
        await expect(page).not.toHaveURL(/__mock/);
        await expect(page.getByText(shows).filter({ visible: true }).first(), state).toBeVisible();
      });
    }
  },
);
