import { catalogueSearchPath } from '../config/paths';
import { perfumePath } from '../model/searchTargets';

/** Where a product can be read about: its own page if it is one of the four, else the catalogue's search for it. */
export function productLink(name: string): string {
  return perfumePath(name) ?? catalogueSearchPath(name);
}
