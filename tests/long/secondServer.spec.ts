import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { loadContract, operationsOf, successOf, type Contract } from '../contract/contract';
import { hydrated } from '../e2e/settled';

/** A server made of docs/openapi.yaml alone: each call answers its example, with CORS as the contract asks for. */
function stub(contract: Contract): (request: IncomingMessage, response: ServerResponse) => void {
  const calls = operationsOf(contract).map(({ method, path, operation }) => {
    const { status, media } = successOf(operation);
    const [example] = Object.values(media.examples ?? {});
    const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return { method, pattern, status, body: JSON.stringify(example?.value) };
  });
  return (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE');
    response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type');
    const call = calls.find(({ method, pattern }) => method === request.method && pattern.test(path));
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else if (!call)
      response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"message":"No such call."}');
    else response.writeHead(call.status, { 'Content-Type': 'application/json' }).end(call.body);
  };
}

test(
  'the shop walks a purchase on a server made of the contract alone',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const server = createServer(stub(await loadContract()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    try {
      // The built shop asks the mock's address: here the second server stands there.
      const mock = process.env.E2E_MOCK ?? '';
      await page.route(`${mock}/__mock/api/**`, async (route) => {
        const asked = route.request();
        const answer = await request.fetch(asked.url().replace(`${mock}/__mock/api`, origin), {
          method: asked.method(),
          headers: await asked.allHeaders(),
          ...(asked.postData() !== null && { data: asked.postDataBuffer() ?? '' }),
        });
        await route.fulfill({ response: answer });
      });
      const main = page.getByRole('main');
      await page.goto((process.env.E2E_SITE ?? '') + paths.login);
      await hydrated(page);
      await main.getByLabel('Email or username').fill('demo@aurevane.example');
      await main.getByLabel('Password', { exact: true }).fill('Golden-Hour-7');
      await main.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Login successful!' })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
      await expect(main.getByRole('heading', { name: 'Royal Oud' })).toBeVisible();
      await main
        .getByRole('button', { name: /^Add to Cart/ })
        .first()
        .click();
      await expect(page.getByRole('alert').filter({ hasText: 'Classic Musk added to cart.' })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
      await expect(main.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')).toHaveCount(
        1,
      );
      await main.getByRole('button', { name: 'Checkout' }).click();
      await expect(page).toHaveURL(new RegExp(`${paths.orders}$`));
      await expect(page.getByRole('alert').filter({ hasText: 'Order placed successfully!' })).toBeVisible();
      await expect(main.getByRole('region', { name: 'Latest order' })).toContainText('AUR-2025-000087');
    } finally {
      server.closeAllConnections();
      server.close();
    }
  },
);
