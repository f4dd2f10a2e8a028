import { beforeEach, describe, expect, it } from 'vitest';
import { KEPT_BODY_LENGTH } from '../../../src/mocks/requestLog';
import { DEMO_ACCOUNT } from '../../../src/mocks/seed/demoAccount';
import { resetWorld, ROW_LIMIT, worldNamed } from '../../../src/mocks/worlds';
import { ask, logIn } from './ask';

const { id, email, password } = DEMO_ACCOUNT;

beforeEach(() => resetWorld());

it('reads an address of 200,000 characters at once', async () => {
  const started = performance.now();
  const json = { email: `${'a@'.repeat(50_000)}${'.a'.repeat(50_000)} ` };
  expect((await ask('POST', '/api/user/forgot-password', { json })).status).toBe(400);
  expect(performance.now() - started).toBeLessThan(500);
});

it.each(['a@b', 'a b@c.dd', 'a@b..cc', '@b.cc', 'a@@b.cc'])(
  'refuses the address %s as the shop does',
  async (address) => {
    expect((await ask('POST', '/api/user/forgot-password', { json: { email: address } })).status).toBe(400);
  },
);

describe('a world (21.5)', () => {
  it('keeps no long bodies in its log', async () => {
    await ask('POST', '/api/user/login', { json: { email: 'x'.repeat(KEPT_BODY_LENGTH), password: 'y' } });
    expect(JSON.stringify(worldNamed().requests).length).toBeLessThan(1000);
    expect(worldNamed().requests[0]?.body).toMatch(/not kept/);
  });

  it('keeps the newest e-mails and sessions only', async () => {
    const mails = Array.from({ length: ROW_LIMIT + 5 }, (_, index) => `a${String(index)}@example.com`);
    for (const address of mails) await ask('POST', '/api/user/forgot-password', { json: { email: address } });
    expect(worldNamed().inbox).toHaveLength(ROW_LIMIT);
    expect(worldNamed().inbox.at(-1)?.to).toBe(mails.at(-1));
    for (let index = 0; index < ROW_LIMIT + 5; index += 1) await logIn(email, password);
    expect(worldNamed().tokens.size).toBe(ROW_LIMIT);
  });

  it('refuses further accounts, orders and cart lines', async () => {
    const world = worldNamed();
    const token = await logIn(email, password);
    const account = world.accounts[0];
    const order = world.orders[0];
    if (!account || !order) throw new Error('the seed is empty');
    world.accounts = Array.from({ length: ROW_LIMIT }, () => account);
    world.orders = Array.from({ length: ROW_LIMIT }, () => order);
    world.carts.set(
      id,
      Array.from({ length: ROW_LIMIT }, () => ({ productId: 'x', quantity: 1 })),
    );
    const item = { productId: '6602b5d3c8ea2f6019000001', name: 'Oud', price: 1, quantity: 1 };
    const asked = [
      await ask('POST', '/api/user/register', { json: { name: 'A', email: 'a@b.cc', password: 'x' } }),
      await ask('POST', '/api/user/order', { token, json: { userId: id, items: [item] } }),
      await ask('POST', '/cart/add', {
        token,
        json: { userId: id, products: [{ productId: item.productId }] },
      }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([507, 507, 507]);
    expect(asked[0]?.text).toMatch(/reset/i);
  });
});
