import type { Facets, NoteFamily } from '../config/perfume';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { keysOf } from '../lib/tables';

/** A perfume with this sillage or more is not layered with another. */
const WORN_ALONE = 4;

/** Two perfumes to layer: the lighter one is sprayed first. */
export interface Layers {
  under: PerfumeKey;
  over: PerfumeKey;
}

/** The perfumes that go with a perfume. */
export interface Companions {
  layers: Layers | null;
  /** The most similar of the other perfumes. */
  near: { perfume: PerfumeKey; shared: readonly NoteFamily[]; reach: 'closer' | 'farther' };
}

/** How similar two perfumes are, from about 0 to 12, by the families of their notes, time of day, season and sillage. */
export function likeness(one: Facets, other: Facets): number {
  const shared = <Value>(of: readonly Value[], and: readonly Value[]): number =>
    of.filter((value) => and.includes(value)).length;
  return (
    shared(one.notes, other.notes) +
    2 * shared(one.hours, other.hours) +
    shared(one.seasons, other.seasons) / 2 -
    Math.abs(one.sillage - other.sillage)
  );
}

function best(keys: readonly PerfumeKey[], rate: (key: PerfumeKey) => number): PerfumeKey | undefined {
  return [...keys].sort((a, b) => rate(b) - rate(a))[0];
}

/** Finds the perfumes that go with one of the shop's own, from the facets alone. */
export function companionsOf(key: PerfumeKey, among: readonly PerfumeKey[] = keysOf(perfumes)): Companions {
  const own: Facets = perfumes[key].facets;
  const others = among.filter((other) => other !== key);
  const goesWith = others.filter(
    (other) => Math.max(own.sillage, perfumes[other].facets.sillage) < WORN_ALONE,
  );
  const partner = best(goesWith, (other) => -perfumes[other].facets.sillage);
  const isUnder = partner !== undefined && own.sillage < perfumes[partner].facets.sillage;
  const perfume = best(
    others.filter((other) => other !== partner),
    (other) => likeness(own, perfumes[other].facets),
  );
  if (perfume === undefined) throw new Error('the house has too few perfumes to compare');
  const near: Facets = perfumes[perfume].facets;
  return {
    layers: partner ? (isUnder ? { under: key, over: partner } : { under: partner, over: key }) : null,
    near: {
      perfume,
      shared: own.notes.filter((family) => near.notes.includes(family)).slice(0, 2),
      reach: near.sillage < own.sillage ? 'closer' : 'farther',
    },
  };
}
