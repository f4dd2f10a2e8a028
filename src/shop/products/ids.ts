import { HEX_24, idKey } from '#api/fields';

const PREFIX = 'prod_';

/** The id in the form that cart/add takes: 24 hex characters, without 'prod_'; undefined if the product can't be added. */
export function toCartAddId(id: string): string | undefined {
  const bare = withoutPrefix(id);
  return HEX_24.test(bare) ? bare : undefined;
}

export function isSameProduct(a: string, b: string): boolean {
  return productKey(a) === productKey(b);
}

/** What all ids of a product have in common: cart/add stores them without 'prod_', and their case may differ. */
export function productKey(id: string): string {
  return idKey(withoutPrefix(id));
}

function withoutPrefix(id: string): string {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id;
}

/** Whether an order may carry this product id. 24 hex characters are longer than 8. */
export function isOrderId(id: string): boolean {
  return id.startsWith(PREFIX) || id.length >= 8;
}
