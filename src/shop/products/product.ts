import { millilitres } from '#house/sizes';
import { isSameName } from '#lib/names';

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

/** What a name adds to a perfume's: 'Extrait', '' for the perfume itself, undefined for another product. */
export function sizeOf(name: string, perfume: string): string | undefined {
  if (isSameName(name, perfume)) return '';
  return Object.keys(millilitres).find((size) => isSameName(name, `${perfume} ${size}`));
}
