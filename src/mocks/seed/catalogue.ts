import { products } from '#house/mockShop';
import { objectId } from '../ids';
import { MOCK_PREFIX } from '../paths';
import type { JsonObject, StoredProduct } from '../types';

/** The catalogue in the server's order ("Featured"). */
export const seedProducts: readonly StoredProduct[] = products.map(
  ([name, price, description, ...pictures], index) => ({
    id: objectId('product', index + 1),
    name,
    description,
    cents: Math.round(price * 100),
    pictures,
  }),
);

const byId = new Map(seedProducts.map((product) => [product.id, product]));

/** Finds a product by id (24 hex characters, any case); else undefined. */
export function findProduct(id: string): StoredProduct | undefined {
  return byId.get(id.toLowerCase());
}

export const pictureAddress = (picture: string): string => `${MOCK_PREFIX}/pictures/${picture}.webp`;

/** The fields of a row for its pictures. @param origin of the pictures */
export function pictureFields(pictures: readonly string[], origin: string): JsonObject {
  const images = pictures.map((picture) => origin + pictureAddress(picture));
  const [imageUrl] = images;
  return { ...(imageUrl !== undefined && { imageUrl }), ...(images.length > 1 && { images }) };
}

export function productRow(
  { id, name, description, cents, pictures }: StoredProduct,
  origin: string,
): JsonObject {
  return { productId: id, name, description, price: cents / 100, ...pictureFields(pictures, origin) };
}
