export interface Product {
  id: string;
  name: string;
  description: string;
  /** Whole cents. */
  price: number;
  /** An address that passed the allow-list, or null, which shows the placeholder. */
  image: string | null;
  /** All pictures, if there are several; the first is {@link image}. */
  images?: readonly string[];
}

/**
 * The size or concentration that a product's name adds to a perfume's, ignoring case: 'Extrait' for 'Royal
 * Oud Extrait', '' for the perfume itself, undefined for another product.
 */
export function sizeOf(name: string, perfume: string): string | undefined {
  const begins = `${name} `.toLowerCase().startsWith(`${perfume} `.toLowerCase());
  return begins ? name.slice(perfume.length).trim() : undefined;
}
