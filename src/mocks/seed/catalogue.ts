import { MOCK_PREFIX } from '../../config/mockPaths';
import { objectId } from '../ids';
import type { JsonObject, StoredProduct } from '../types';
import { bottles, furtherProducts, WITH_MORE_PICTURES } from '#house/mockShop';

const STYLES: readonly StoredProduct['style'][] = [
  'imageUrl',
  'imageUrl',
  'images',
  'productId',
  'productIdImages',
];

/** Converts a price in the server's format to cents. */
export function centsOf(price: number | string): number {
  return Math.round(Number(String(price).replace(/[$,]/g, '')) * 100);
}

/** The catalogue in the server's order ("Featured"): the sixteen perfumes, then the further products. */
export const seedProducts: readonly StoredProduct[] = [...bottles, ...furtherProducts].map(
  ([picture, name, price, description], index) => ({
    id: objectId('product', index + 1),
    name,
    description,
    price,
    cents: centsOf(price),
    picture: picture === '' ? undefined : picture,
    views: WITH_MORE_PICTURES.has(name) ? [`${picture}-detail`, `${picture}-materials`] : [],
    style: STYLES[index % STYLES.length] ?? 'imageUrl',
  }),
);

const byId = new Map(seedProducts.map((product) => [product.id, product]));

/** Finds a product by id (24 hex characters, any case); else undefined. */
export function findProduct(id: string): StoredProduct | undefined {
  return byId.get(id.toLowerCase());
}

/** The address of a picture, on the server that received the request. */
export function pictureUrl(origin: string, picture: string): string {
  return `${origin}${MOCK_PREFIX}/pictures/${picture}.webp`;
}

/**
 * Writes a product in the server's format: some rows have `_id`, some `productId`; some `imageUrl`, some a
 * list of `images`, some both.
 * @param origin of the pictures
 */
export function productRow(product: StoredProduct, origin: string): JsonObject {
  const { id, name, description, price, picture, views, style } = product;
  const address = (name: string): string => pictureUrl(origin, name);
  const row: JsonObject = style.startsWith('productId') ? { productId: id } : { _id: id };
  Object.assign(row, { name, description, price });
  if (picture === undefined) return row;
  if (style === 'imageUrl' || style === 'productId') row.imageUrl = address(picture);
  else row.images = [address(picture), `${address(picture)}?view=2`];
  if (views.length > 0) row.images = [picture, ...views].map(address);
  return row;
}
