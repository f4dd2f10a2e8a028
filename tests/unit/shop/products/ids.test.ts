import { describe, expect, it } from 'vitest';
import { isOrderId, isSameProduct, toCartAddId } from '#shop/products/ids';

const HEX = '64b0c1d2e3f4a5b6c7d8e9f0';

describe('the id that cart/add accepts', () => {
  it.each([
    [HEX, HEX],
    [HEX.toUpperCase(), HEX.toUpperCase()],
    [`prod_${HEX}`, HEX],
  ])('turns %j into the id %j', (id, sent) => {
    expect(toCartAddId(id)).toBe(sent);
  });

  it.each([
    '',
    'prod_',
    'short',
    'prod_12345678',
    HEX.slice(1),
    `${HEX}0`,
    `${HEX.slice(1)}g`,
    `prod_prod_${HEX}`,
    `PROD_${HEX}`,
    ` ${HEX}`,
    `${HEX}\n`,
  ])('refuses %j', (id) => {
    expect(toCartAddId(id)).toBeUndefined();
  });
});

describe('the id that an order may contain', () => {
  it.each([HEX, `prod_${HEX}`, 'prod_', 'prod_1', '12345678', 'a long name of a perfume'])(
    'accepts %j',
    (id) => {
      expect(isOrderId(id)).toBe(true);
    },
  );

  it.each(['', '1234567', 'prod', 'x'])('refuses %j', (id) => {
    expect(isOrderId(id)).toBe(false);
  });
});

describe('two ids of one product', () => {
  it('are equal with and without the prefix, because cart/add stores ids without it', () => {
    expect(isSameProduct(`prod_${HEX}`, HEX)).toBe(true);
    expect(isSameProduct(HEX, HEX)).toBe(true);
    expect(isSameProduct(HEX, HEX.replace('6', '7'))).toBe(false);
  });

  it.each([
    [HEX.toUpperCase(), true],
    [`prod_${HEX.toUpperCase()}`, true],
    [`PROD_${HEX}`, false],
  ])('differ not by the case of hex digits: %s', (id, isSame) => {
    expect(isSameProduct(id, HEX)).toBe(isSame);
    expect(isSameProduct('rose-musk', 'Rose-Musk')).toBe(false);
  });
});
