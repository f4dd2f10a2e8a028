import type { Facets, Hour, NoteFamily, Season } from '../config/perfume';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { keysOf } from '../lib/tables';

/** The smallest number of perfumes in a comparison. */
export const LEAST_COMPARED = 2;

/** The last segment of a perfume's path, for example 'royal-oud'. */
function slugOf(key: PerfumeKey): string {
  return perfumes[key].path.slice(perfumes[key].path.lastIndexOf('/') + 1);
}

/** Reads the perfumes of a text such as 'classic-musk.royal-oud', each once. Unknown names are skipped. */
export function readCompared(text: string): readonly PerfumeKey[] {
  const named = text.split('.').map((slug) => keysOf(perfumes).find((key) => slugOf(key) === slug));
  return [...new Set(named)].filter((key) => key !== undefined);
}

/** Writes perfumes for the address of a comparison. */
export function writeCompared(keys: readonly PerfumeKey[]): string {
  return keys.map(slugOf).join('.');
}

/** The address of a comparison, shown over the catalogue. */
export function comparePath(keys: readonly PerfumeKey[]): string {
  return `/products?compare=${writeCompared(keys)}`;
}

/** The ways in which a perfume's sillage or longevity stands out among others. */
export type Extreme = 'closest' | 'farthest' | 'shortest' | 'longest';

/** What is true of only one perfume in a comparison: its leading note family, and any other difference. */
export interface Apart {
  lead: NoteFamily;
  extreme: Extreme | undefined;
  /** The time of day or the season that only this perfume suits. */
  only: Hour | Season | undefined;
}

/** Finds what sets a perfume apart from the others in a comparison. */
export function whatSetsApart(key: PerfumeKey, among: readonly PerfumeKey[]): Apart {
  const own: Facets = perfumes[key].facets;
  const others: Facets[] = among.filter((other) => other !== key).map((other) => perfumes[other].facets);
  const extremes: Record<Extreme, (other: Facets) => boolean> = {
    closest: ({ sillage }) => sillage > own.sillage,
    farthest: ({ sillage }) => sillage < own.sillage,
    longest: ({ lasts }) => lasts < own.lasts,
    shortest: ({ lasts }) => lasts > own.lasts,
  };
  const occasions = ({ hours, seasons }: Facets): readonly (Hour | Season)[] => [...hours, ...seasons];
  return {
    lead: perfumes[key].facets.notes[0],
    extreme: keysOf(extremes).find((extreme) => others.every(extremes[extreme])),
    only: occasions(own).find((occasion) => others.every((other) => !occasions(other).includes(occasion))),
  };
}
