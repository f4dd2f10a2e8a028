import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '#api/send';
import { fetchCart } from '#shop/cart/api';
import { fetchOrders } from '#shop/orders/api';
import { fetchProducts } from '#shop/products/api';

const LIMIT = 10_000;
const LONG = 'n'.repeat(10_000_000);
const answer = (body: unknown) => vi.spyOn(api, 'send').mockResolvedValue(body);
let lines: string[] = [];
const logged = () => lines;

beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => void lines.push(String(line)));
});

/** This many rows of any kind. */
const rows = (count: number, row: (index: number) => object): object[] =>
  Array.from({ length: count }, (_, index) => row(index));

describe('a very long answer', () => {
  const product = (index: number) => ({ productId: `p${index}`, name: 'Oud', price: 1 });

  it('of 10,000 rows is read completely, and nothing is logged', async () => {
    answer(rows(LIMIT, product));
    expect((await fetchProducts({ search: '', page: 1 })).rows).toHaveLength(LIMIT);
    expect(logged()).toEqual([]);
  });

  it('of more products keeps the first 10,000; paging counts the rows that were sent', async () => {
    answer({ products: rows(LIMIT + 1, product) });
    const page = await fetchProducts({ search: '', page: 1 });
    expect(page.rows).toHaveLength(LIMIT);
    expect(page.rows.at(-1)?.id).toBe('p9999');
    expect(page.rawCount).toBe(LIMIT + 1);
    expect(logged()).toEqual(['Rows of GET /products that were left out: 1']);
  });

  it('of orders with bad items and too many items logs both', async () => {
    const item = { name: 'Oud', price: 1 };
    const items = [null, { name: LONG }, ...rows(LIMIT, () => item)];
    answer([...rows(LIMIT, (index) => ({ _id: `o${index}` })), {}, {}].with(0, { _id: 'o', items }));
    const { rows: orders, rawCount } = await fetchOrders({ page: 1, userId: 'u' });
    expect([orders.length, rawCount]).toEqual([LIMIT, LIMIT + 2]);
    expect(orders[0]?.items).toHaveLength(LIMIT - 1);
    expect(logged()).toEqual([
      'Rows of items of GET /api/user/orders that were left out: 3',
      'Rows of GET /api/user/orders that were left out: 2',
      'Texts of an answer that were cut: 1',
    ]);
  });

  it('of a million bad cart rows logs one line', async () => {
    answer({ products: Array.from({ length: 1_000_000 }, () => 'row') });
    await expect(fetchCart('u')).rejects.toMatchObject({ failure: 'shape' });
    expect(logged()).toEqual(['Rows of GET /api/user/cart/:userId that were left out: 1000000']);
  });

  it('shortens texts of 10 MB, and never splits a character', async () => {
    const emoji = `${'a'.repeat(LIMIT - 1)}😀`;
    answer([
      { productId: 'p', name: emoji, price: 1, description: LONG },
      { productId: LONG, _id: 'q', name: 'b'.repeat(LIMIT), price: 1 },
    ]);
    const { rows: products } = await fetchProducts({ search: '', page: 1 });
    expect(products.map(({ name }) => name)).toEqual(['a'.repeat(LIMIT - 1), 'b'.repeat(LIMIT)]);
    expect(products[0]?.description).toHaveLength(LIMIT);
    expect(products[1]?.id, 'an id that long is none').toBe('q');
    expect(logged(), 'one line a call').toEqual(['Texts of an answer that were cut: 2']);
  });

  it('keeps data addresses of pictures whole, because a shortened one would show no picture', async () => {
    const picture = `data:image/png;base64,${LONG}`;
    answer([{ productId: 'p', name: 'Oud', price: 1, imageUrl: picture }]);
    expect((await fetchProducts({ search: '', page: 1 })).rows[0]?.image).toHaveLength(picture.length);
  });
});
