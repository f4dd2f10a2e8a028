import { expect, it } from 'vitest';
import { isOrderId, isSameProduct, toCartAddId } from '#shop/products/ids';

const HEX = '64b0c1d2e3f4a5b6c7d8e9f0';

const refused = (id: string): [string, undefined] => [id, undefined];

it.each<[string, string | undefined]>([
  [HEX, HEX],
  [HEX.toUpperCase(), HEX.toUpperCase()],
  [`prod_${HEX}`, HEX],
  ...['', 'prod_', 'short', 'prod_12345678', HEX.slice(1), `${HEX}0`, `${HEX.slice(1)}g`].map(refused),
  ...[`prod_prod_${HEX}`, `PROD_${HEX}`, ` ${HEX}`, `${HEX}\n`].map(refused),
])('the product %j is %j to cart/add', (id, sent) => expect(toCartAddId(id)).toBe(sent));

it.each([
  [true, [HEX, `prod_${HEX}`, 'prod_', 'prod_1', '12345678', 'a long name of a perfume']],
  [false, ['', '1234567', 'prod', 'x']],
])('an order may contain (%s) the ids %j', (may, ids) => {
  for (const id of ids) expect(isOrderId(id), id).toBe(may);
});

// cart/add stores ids without the prefix, and the case of hex digits does not count.
it.each([
  [`prod_${HEX}`, HEX, true],
  [HEX, HEX, true],
  [HEX.toUpperCase(), HEX, true],
  [`prod_${HEX.toUpperCase()}`, HEX, true],
  [HEX, HEX.replace('6', '7'), false],
  [`PROD_${HEX}`, HEX, false],
  ['rose-musk', 'Rose-Musk', false],
])('%s and %s are ids of one product: %s', (one, other, are) => expect(isSameProduct(one, other)).toBe(are));
