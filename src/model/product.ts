/** A perfume as the catalogue sells it. */
export interface Product {
  id: string;
  name: string;
  description: string;
  /** Whole cents. */
  price: number;
  /** An address that passed the allow-list, or null: the placeholder shows. */
  image: string | null;
  /** All its pictures, where there is more than one; the first is {@link image}. */
  images?: readonly string[];
}

/**
 * The size or concentration that a product's name adds to a perfume's: 'Extrait' for 'Royal Oud Extrait', '' for the
 * perfume itself in any case, undefined for another product.
 */
export function sizeOf(name: string, perfume: string): string | undefined {
  const begins = `${name} `.toLowerCase().startsWith(`${perfume} `.toLowerCase());
  return begins ? name.slice(perfume.length).trim() : undefined;
}
