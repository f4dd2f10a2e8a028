import { catalogueSearchPath } from '../config/paths';
import { perfumeNamed } from '../model/searchTargets';

/** Where a product can be read about: its own page if it has one, else the catalogue's search for it. */
export function productLink(name: string): string {
  return perfumeNamed(name)?.path ?? catalogueSearchPath(name);
}
