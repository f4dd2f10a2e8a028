import { perfumes, type PerfumeKey } from '#house/perfumes';
import type { Note, PerfumeText } from '#house/types';
import type { Tier } from './glance';

/** When a note can be smelled; times are in hours on the skin. */
export interface UnfoldingNote {
  note: Note;
  from: number;
  /** When the note is strongest. */
  peak: number;
  to: number;
}

type Span = readonly [first: number, last: number];

/** When the first and last note of a tier begin, peak and end: in hours, or as shares of all hours. */
const TIMES: Record<Tier, { unit: 'hour' | 'all'; from: Span; peak: Span; to: Span }> = {
  top: { unit: 'hour', from: [0, 0], peak: [1 / 12, 1 / 4], to: [1 / 2, 1] },
  heart: { unit: 'all', from: [0.01, 0.03], peak: [0.12, 0.25], to: [0.5, 0.7] },
  base: { unit: 'all', from: [0.1, 0.2], peak: [0.4, 0.6], to: [0.96, 1] },
};

export function unfolding(
  perfume: PerfumeKey,
  notes: PerfumeText['notes'],
): { hours: number; tiers: Record<Tier, UnfoldingNote[]> } {
  const { lastsHours: hours } = perfumes[perfume].facets;
  const timed = (tier: Tier): UnfoldingNote[] =>
    notes[tier].map((note, index, { length }) => {
      const { unit, ...times } = TIMES[tier];
      const at = ([first, last]: Span): number =>
        (first + ((last - first) * index) / Math.max(1, length - 1)) * (unit === 'all' ? hours : 1);
      return { note, from: at(times.from), peak: at(times.peak), to: at(times.to) };
    });
  return { hours, tiers: { top: timed('top'), heart: timed('heart'), base: timed('base') } };
}

/** Maps a time to a position from 0 to 1. The first minutes get more room than later hours. */
export function placeOf(time: number, hours: number): number {
  return Math.sqrt(Math.min(1, time / hours));
}
