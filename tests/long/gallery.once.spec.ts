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

for (const { visitor, name, states } of shopStates) {
  test(`each link of the gallery shows its state: ${name}`, async ({ page, problems }) => {
    test.setTimeout(300_000);
    problems.allow(/status 500|status of 500/);
    for (const [state, { shows }] of Object.entries<ShopState>(states)) {
      await test.step(state, async () => {
        await page.goto(origin + MOCK_PREFIX + '/states');
        await page.locator(`a[href^="${prefixOf(stateFile(visitor, state))}/"]`).click();
        await expect(page).not.toHaveURL(/__mock/);
        await expect.soft(page.getByText(shows).filter({ visible: true }).first(), state).toBeVisible();
      });
    }
  });
}
