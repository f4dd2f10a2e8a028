import { describe, expect, it } from 'vitest';
import {
  blocksCheckout,
  cartCount,
  cartTotal,
  isShown,
  rowOf,
  shownRows,
  withAdded,
  withoutProduct,
  type CartRow,
} from '#shop/cart/rows';
import { second, third } from '../../../helpers/goods';

const ID = 'a'.repeat(24);
const OTHER = 'b'.repeat(24);

function row(part: Partial<CartRow> = {}): CartRow {
  return {
    productId: ID,
    name: second.name,
    price: 16800,
    quantity: 1,
    image: null,
    description: '',
    ...part,
  };
}

describe('rows that are shown', () => {
  it.each([
    ['productId', { productId: '' }],
    ['name', { name: '' }],
    ['price', { price: null }],
  ])('exclude a row without %s', (_missing, part) => {
    expect(isShown(row(part))).toBe(false);
    expect(shownRows([row(part), row()])).toEqual([row()]);
  });

  it('include a row with the price 0', () => {
    expect(isShown(row({ price: 0 }))).toBe(true);
  });
});

describe('the total', () => {
  it('excludes rows that are not shown', () => {
    expect(cartTotal([row({ name: '' }), row({ price: null }), row({ price: 5 })])).toBe(5);
    expect(cartCount([row({ name: '', quantity: 9 }), row({ quantity: 2 })])).toBe(2);
  });

  it('is zero for an empty cart', () => {
    expect(cartTotal([])).toBe(0);
  });
});

describe('adding', () => {
  it('appends a new product once', () => {
    const added = rowOf({ id: OTHER, name: third.name, price: 32000, image: null, description: 'Oud' });
    expect(withAdded([row()], added)).toEqual([row(), added]);
    expect(added.quantity).toBe(1);
  });

  it('increases the quantity of a product in the cart, and changes nothing else', () => {
    const before = [row({ productId: OTHER }), row({ quantity: 2 })];
    expect(withAdded(before, row({ name: 'another name' }))).toEqual([
      row({ productId: OTHER }),
      row({ quantity: 3 }),
    ]);
    expect(before[1]?.quantity).toBe(2);
  });

  it("treats an id with 'prod_' as the same product", () => {
    expect(withAdded([row({ productId: `prod_${ID}` })], row())).toEqual([
      row({ productId: `prod_${ID}`, quantity: 2 }),
    ]);
  });
});

it('a removal removes every row of the product', () => {
  expect(withoutProduct([row(), row({ productId: OTHER }), row()], ID)).toEqual([row({ productId: OTHER })]);
});

describe('checkout', () => {
  it.each([[''], ['short'], ['1234567']])('is blocked by the id %j', (productId) => {
    expect(blocksCheckout([row(), row({ productId })])).toBe(true);
  });

  it.each([[ID], ['prod_1'], ['12345678']])('is not blocked by the id %j', (productId) => {
    expect(blocksCheckout([row({ productId })])).toBe(false);
  });

  it('is not blocked by a row that lacks a name or price but has a valid id', () => {
    expect(blocksCheckout([row({ name: '' }), row({ price: null })])).toBe(false);
  });
});
