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
