import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../../src/build/nodeHttp';
import { MOCK_API_PATH } from '../../src/config/mockPaths';
import { paths } from '../../src/config/paths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { loadContract, operationsOf, successOf, type Contract } from '../contract/contract';
import { expect, test } from '../e2e/fixtures';
import { alert, banner, cartItems, cartLink, logIn, main } from '../e2e/shopper';

/** A server made from docs/openapi.yaml only: each call is answered with its example. */
function stub(contract: Contract): (request: IncomingMessage, response: ServerResponse) => void {
  const calls = operationsOf(contract).map(({ method, path, operation }) => {
    const { status, media } = successOf(operation);
    const [example] = Object.values(media.examples ?? {});
    const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return { method, pattern, status, body: JSON.stringify(example?.value) };
  });
  return ({ method, url = '' }, response) => {
    const [path = ''] = url.split('?');
    const call = calls.find((one) => one.method === method && one.pattern.test(path));
    response.writeHead(call?.status ?? 404, { 'Content-Type': 'application/json' });
    response.end(call?.body ?? '{"message":"No such call."}');
  };
}

test(
  'a purchase works on a server made from the contract only',
  { tag: '@desktop' },
  async ({ page, request, mock, problems }) => {
    // The contract's examples have pictures from a host that this build does not allow.
    problems.allow(/api\.example\.com/);
    const { origin, close } = await listen(createServer(stub(await loadContract())));
    // The built shop calls the mock's address, so route these calls to the second server.
    const api = mock.origin + MOCK_API_PATH;
    await page.route(`${api}/**`, async (route) => {
      const asked = route.request();
      const answer = await request.fetch(asked.url().replace(api, origin), {
        method: asked.method(),
        headers: await asked.allHeaders(),
        ...(asked.postData() !== null && { data: asked.postDataBuffer() ?? '' }),
      });
      const headers = { ...answer.headers(), 'access-control-allow-origin': '*' };
      await route.fulfill({ response: answer, headers });
    });
    await page.goto(paths.login);
    await logIn(page, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
    await expect(alert(page, 'Login successful!')).toBeVisible();
    await banner(page).getByRole('link', { name: 'Products', exact: true }).click();
    await main(page)
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await expect(alert(page, 'Classic Musk added to cart.')).toBeVisible();
    await cartLink(page).click();
    await expect(cartItems(page)).toHaveCount(1);
    await main(page).getByRole('button', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(paths.orders);
    await expect(alert(page, 'Order placed successfully!')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Latest order' })).toContainText('AUR-2025-000087');
    await close();
  },
);
