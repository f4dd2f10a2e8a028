const PREFIX = 'prod_';
const HEX_24 = /^[0-9a-f]{24}$/i;

/**
 * The id that cart/add takes: a leading 'prod_' is stripped, the rest must be 24 hex characters
 * (behaviour 10.4).
 * @returns the id to send, or undefined when the product can't be added
 */
export function toCartAddId(id: string): string | undefined {
  const bare = productKey(id);
  return HEX_24.test(bare) ? bare : undefined;
}

/** Whether two ids mean one product: cart/add stores them without 'prod_'. */
export function isSameProduct(a: string, b: string): boolean {
  return productKey(a) === productKey(b);
}

/** What the ids of one product have in common: all but 'prod_'. */
export function productKey(id: string): string {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id;
}

/** Whether an order may carry this product id (behaviour 10.13). */
export function isOrderId(id: string): boolean {
  return HEX_24.test(id) || id.startsWith(PREFIX) || id.length >= 8;
}
