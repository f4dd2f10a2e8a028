import { useProductSearch, type FoundProduct } from '../../components/useLivePerfume';
import type { Product } from '../../model/product';

/**
 * Finds a perfume in the list on screen, else by a catalogue search for its name.
 * @param name the name in the address; without one no call is sent
 */
export function usePerfume(id: string, name: string, list: readonly Product[]): FoundProduct {
  const isWanted = (product: Product): boolean => product.id === id;
  const known = list.find(isWanted);
  const search = name.trim();
  const found = useProductSearch(search, isWanted, !known && search !== '');
  return known ? { status: 'sold', product: known, rows: list } : found;
}
