import { catalogueSearchPath, paths } from '../../config/paths';
import type { Product } from '../../model/product';
import { perfumeNamed } from '../../model/searchTargets';

/** A perfume's address: its own page if it has one, else its panel over the catalogue. */
export function productPath({ id, name }: Pick<Product, 'id' | 'name'>): string {
  const panel = new URLSearchParams({ perfume: id, name }).toString();
  return perfumeNamed(name)?.path ?? `${paths.products}?${panel}`;
}

/** The address that describes a product: its own page if it has one, else a catalogue search for its name. */
export function pathOfProductName(name: string): string {
  return perfumeNamed(name)?.path ?? catalogueSearchPath(name);
}
