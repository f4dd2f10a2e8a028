import { beforeEach, expect, it } from 'vitest';
import { largeCatalogue, seedProducts } from '../../../src/mocks/seed/catalogue';
import { DEMO_ACCOUNT } from '../../../src/mocks/seed/demoAccount';
import { resetWorld } from '../../../src/mocks/worlds';
import { ask, logIn, ORIGIN, type Reply } from './ask';

const { id: userId, email, password } = DEMO_ACCOUNT;
const [musk, amber] = seedProducts.map(({ id }) => id);
let token = '';

beforeEach(async () => {
  resetWorld();
  token = await logIn(email, password);
});

const add = (productId: string | undefined, quantity?: number | string): Promise<Reply> => {
  const row = { productId: productId ?? '', ...(quantity !== undefined && { quantity }) };
  return ask('POST', '/cart/add', { token, json: { userId, products: [row] } });
};
const remove = (productId: string | undefined): Promise<Reply> =>
  ask('DELETE', '/cart/delete', { token, json: { userId, productId: productId ?? '' } });
const rows = async (): Promise<unknown> =>
  ((await ask('GET', `/api/user/cart/${userId}`, { token })).body as { products: unknown }).products;

it('starts empty', async () => {
  expect(await rows()).toEqual([]);
});

it('adds, and counts up what is there', async () => {
  expect((await add(musk, 1)).status).toBe(200);
  await add(amber);
  await add(musk, 2);
  expect(await rows()).toEqual([
    {
      productId: musk,
      name: 'Classic Musk',
      price: 145,
      quantity: 3,
      description: seedProducts[0]?.description,
      imageUrl: `${ORIGIN}/__mock/pictures/classic-musk.webp`,
    },
    expect.objectContaining({ productId: amber, quantity: 1 }),
  ]);
});

it('takes the ids of the 5,000 too, and leaves out the picture that a product has not', async () => {
  await add(largeCatalogue()[4999]?.id);
  await add(seedProducts.find(({ picture }) => picture === undefined)?.id);
  expect(await rows()).toEqual([
    expect.objectContaining({ name: largeCatalogue()[4999]?.name }),
    expect.not.objectContaining({ imageUrl: expect.anything() as string }),
  ]);
});

it.each<[string, string, number | string | undefined, number]>([
  ['a short id', 'abc', 1, 400],
  ['no id', '', 1, 400],
  ['an unknown id', 'f'.repeat(24), 1, 404],
  ['a quantity of 0', musk ?? '', 0, 400],
  ['half a bottle', musk ?? '', 0.5, 400],
  ['a text for a quantity', musk ?? '', 'two', 400],
])('refuses %s', async (_, productId, quantity, status) => {
  expect((await add(productId, quantity)).status).toBe(status);
  expect(await rows()).toEqual([]);
});

it('refuses a call without products or without an account, and adds none of a list with a bad row', async () => {
  expect((await ask('POST', '/cart/add', { token, json: { userId } })).status).toBe(400);
  expect((await ask('POST', '/cart/add', { token, json: { products: [] } })).status).toBe(400);
  const products = [{ productId: musk ?? '', quantity: 1 }, null];
  expect((await ask('POST', '/cart/add', { token, json: { userId, products } })).status).toBe(400);
  expect(await rows()).toEqual([]);
});

it('removes by the body, and says when there is nothing to remove', async () => {
  await add(musk);
  await add(amber);
  expect((await remove(`prod_${musk ?? ''}`)).status).toBe(200);
  expect(await rows()).toEqual([expect.objectContaining({ productId: amber })]);
  expect((await remove(musk)).status).toBe(404);
  expect((await remove('')).status).toBe(400);
});

it('clears', async () => {
  await add(musk);
  expect((await ask('DELETE', `/cart/clear/${userId}`, { token })).status).toBe(200);
  expect(await rows()).toEqual([]);
});
