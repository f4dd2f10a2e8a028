import { describe, expect, it } from 'vitest';
import {
  blocksCheckout,
  cartCount,
  cartTotal,
  isShown,
  lineOf,
  shownLines,
  withAdded,
  withoutProduct,
  type CartLine,
} from '#shop/cart/cart';

const ID = 'a'.repeat(24);
const OTHER = 'b'.repeat(24);

function line(part: Partial<CartLine> = {}): CartLine {
  return {
    productId: ID,
    name: 'Amber Nights',
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
    expect(isShown(line(part))).toBe(false);
    expect(shownLines([line(part), line()])).toEqual([line()]);
  });

  it('include a row with the price 0', () => {
    expect(isShown(line({ price: 0 }))).toBe(true);
  });
});

describe('the total', () => {
  it('excludes rows that are not shown', () => {
    expect(cartTotal([line({ name: '' }), line({ price: null }), line({ price: 5 })])).toBe(5);
    expect(cartCount([line({ name: '', quantity: 9 }), line({ quantity: 2 })])).toBe(2);
  });

  it('is zero for an empty cart', () => {
    expect(cartTotal([])).toBe(0);
  });
});

describe('adding', () => {
  it('appends a new product once', () => {
    const added = lineOf({ id: OTHER, name: 'Royal Oud', price: 32000, image: null, description: 'Oud' });
    expect(withAdded([line()], added)).toEqual([line(), added]);
    expect(added.quantity).toBe(1);
  });

  it('increases the quantity of a product in the cart, and changes nothing else', () => {
    const before = [line({ productId: OTHER }), line({ quantity: 2 })];
    expect(withAdded(before, line({ name: 'another name' }))).toEqual([
      line({ productId: OTHER }),
      line({ quantity: 3 }),
    ]);
    expect(before[1]?.quantity).toBe(2);
  });

  it("treats an id with 'prod_' as the same product", () => {
    expect(withAdded([line({ productId: `prod_${ID}` })], line())).toEqual([
      line({ productId: `prod_${ID}`, quantity: 2 }),
    ]);
  });
});

describe('removing', () => {
  it('removes every row of the product', () => {
    expect(withoutProduct([line(), line({ productId: OTHER }), line()], ID)).toEqual([
      line({ productId: OTHER }),
    ]);
  });
});

describe('checkout', () => {
  it.each([[''], ['short'], ['1234567']])('is blocked by the id %j', (productId) => {
    expect(blocksCheckout([line(), line({ productId })])).toBe(true);
  });

  it.each([[ID], ['prod_1'], ['12345678']])('is not blocked by the id %j', (productId) => {
    expect(blocksCheckout([line({ productId })])).toBe(false);
  });

  it('is not blocked by a row that lacks a name or price but has a valid id', () => {
    expect(blocksCheckout([line({ name: '' }), line({ price: null })])).toBe(false);
  });
});
