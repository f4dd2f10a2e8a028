import { catalogueSearchPath, params, paths } from '#config/paths';
import { perfumeAt, perfumeNamed } from './perfumeTargets';
import type { Product } from './product';

/** A perfume's address: its page, else its panel. @param listQuery the query of the list that stays under the panel */
export function productPath({ id, name }: Pick<Product, 'id' | 'name'>, listQuery = ''): string {
  const query = new URLSearchParams(listQuery);
  query.set(params.perfume, id);
  query.set(params.name, name);
  return perfumeNamed(name)?.path ?? `${paths.products}?${query.toString()}`;
}

/** The address that describes a product: its own page if it has one, else a catalogue search for its name. */
export function pathOfProductName(name: string): string {
  return perfumeNamed(name)?.path ?? catalogueSearchPath(name);
}

/** The share picture of an address. A perfume's is named like the last part of its path. */
export function sharePicture(path: string): string {
  return perfumeAt(path) ? `/share-${path.split('/').at(-1) ?? ''}.jpg` : '/share.jpg';
}
