import { catalogueSearchPath, paths } from '../config/paths';
import type { Product } from '../model/product';
import { perfumeNamed } from '../model/searchTargets';

/** A perfume's address: its own page if it has one, else its panel over the catalogue (behaviour 9.10). */
export function productPath({ id, name }: Pick<Product, 'id' | 'name'>): string {
  const panel = new URLSearchParams({ perfume: id, name }).toString();
  return perfumeNamed(name)?.path ?? `${paths.products}?${panel}`;
}

/** Where a product can be read about: its own page if it has one, else the catalogue's search for it. */
export function pathOfProductName(name: string): string {
  return perfumeNamed(name)?.path ?? catalogueSearchPath(name);
}
