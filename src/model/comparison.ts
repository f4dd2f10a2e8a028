import { facets, type Facets, type Hour, type NoteFamily, type Season } from '../config/facets';
import { perfumes, type PerfumeKey } from '../config/perfumes';
import { keysOf } from '../lib/tables';

/** Fewer make no comparison; there are no more. */
export const LEAST_COMPARED = 2;

/** A perfume in an address, as at the end of its own: 'royal-oud'. */
function slugOf(key: PerfumeKey): string {
  return perfumes[key].path.slice(perfumes[key].path.lastIndexOf('/') + 1);
}

/** The perfumes of an address such as 'classic-musk.royal-oud', each once; what means nothing is left out. */
export function readCompared(text: string): readonly PerfumeKey[] {
  const named = text.split('.').map((slug) => keysOf(perfumes).find((key) => slugOf(key) === slug));
  return [...new Set(named)].filter((key) => key !== undefined);
}

/** What an address says of perfumes to compare. */
export function writeCompared(keys: readonly PerfumeKey[]): string {
  return keys.map(slugOf).join('.');
}

/** The address of a comparison, over the catalogue (behaviour 9.22). */
export function comparePath(keys: readonly PerfumeKey[]): string {
  return `/products?compare=${writeCompared(keys)}`;
}

/** How a perfume's reach or lasting stands out among others. */
export type Extreme = 'closest' | 'farthest' | 'shortest' | 'longest';

/** What is true of one perfume alone among those compared: what leads it, and what else there is. */
export interface Apart {
  lead: NoteFamily;
  extreme: Extreme | undefined;
  /** The time of day or the season that it alone is made for. */
  only: Hour | Season | undefined;
}

/** What sets a perfume apart from the others of a comparison. */
export function whatSetsApart(key: PerfumeKey, among: readonly PerfumeKey[]): Apart {
  const own: Facets = facets[key];
  const others: Facets[] = among.filter((other) => other !== key).map((other) => facets[other]);
  const extremes: Record<Extreme, (other: Facets) => boolean> = {
    closest: ({ sillage }) => sillage > own.sillage,
    farthest: ({ sillage }) => sillage < own.sillage,
    longest: ({ lasts }) => lasts < own.lasts,
    shortest: ({ lasts }) => lasts > own.lasts,
  };
  const occasions = ({ hours, seasons }: Facets): readonly (Hour | Season)[] => [...hours, ...seasons];
  return {
    lead: facets[key].notes[0],
    extreme: keysOf(extremes).find((extreme) => others.every(extremes[extreme])),
    only: occasions(own).find((occasion) => others.every((other) => !occasions(other).includes(occasion))),
  };
}
