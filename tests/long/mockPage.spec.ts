import { MOCK_PREFIX } from '../../src/config/mockPaths';
import { DEMO_ACCOUNT } from '../../src/mocks/seed/demoAccount';
import { bringAxe, violations } from '../e2e/axe';
import { expect, test } from '../e2e/fixtures';

test("the mock's page follows what happens, by keyboard, without a fault that axe finds", async ({
  page,
  mock,
  signIn,
}) => {
  await bringAxe(page);
  const session = await signIn();
  await mock.fillCart(session, await mock.productIds(2));
  const section = (name: string) => page.getByRole('region', { name });
  await page.goto(`${mock.origin}${MOCK_PREFIX}`);

  await test.step('a request comes in by itself, and opens by Enter with all that is known of it', async () => {
    const first = section('Requests').getByRole('listitem').first();
    await expect(first).toContainText('/__mock/api/cart/add');
    await mock.fault({ endpoint: 'products', fault: 503, message: 'Closed.' });
    await page.request.get(`${mock.origin}${MOCK_PREFIX}/api/prodcuts?page=7`);
    await expect(first).toContainText('404 unknown');
    await page.request.get(`${mock.origin}${MOCK_PREFIX}/api/products?page=2`);
    await expect(first).toContainText('503');
    await first.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(first.getByRole('group', { name: 'Answer' })).toContainText('Closed.');
    await expect(first.getByRole('group', { name: 'As curl' })).toContainText('products?page=2');
  });

  await test.step('a fault is taken back, another one set', async () => {
    await section('Faults').getByRole('button', { name: 'Take back fault 1' }).press('Enter');
    await expect(section('Faults')).toContainText('No faults.');
    await section('Faults').getByLabel('Call').selectOption('orders');
    await section('Faults').getByLabel('Fault or status').fill('slow');
    await section('Faults').getByRole('button', { name: 'Add fault' }).press('Enter');
    await expect(section('Faults').getByRole('listitem')).toContainText('orders: slow');
  });

  await test.step('accounts and carts are there, and nothing is wider than the screen', async () => {
    const accounts = section('Accounts, carts, orders');
    await expect(accounts).toContainText(DEMO_ACCOUNT.email);
    await expect(accounts).toContainText('1 × Classic Musk');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

  expect(await violations(page)).toEqual([]);
  await page.goto(`${mock.origin}${MOCK_PREFIX}/states`);
  expect(await violations(page)).toEqual([]);
});

test("the mock's page asks for its next state once it has the last, so none is taken back", async ({
  page,
  mock,
}) => {
  await page.clock.install();
  const address = `${mock.origin}${MOCK_PREFIX}`;
  await page.goto(address);
  const asked: (() => Promise<void>)[] = [];
  await page.route(address, (route) => void asked.push(() => route.continue()));
  await page.clock.runFor(5000);
  await expect.poll(() => asked.length).toBe(1);
  await asked[0]?.();
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return asked.length;
    })
    .toBeGreaterThan(1);
});
