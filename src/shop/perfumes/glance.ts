import type { Note, PerfumeText } from '#houseTypes/perfume';

/** The tiers of a perfume's notes, in the order in which they unfold. */
export const TIERS = ['top', 'heart', 'base'] as const;
export type Tier = (typeof TIERS)[number];

export const METER_STEPS = 5;

const HOURS_A_STEP = 2;

export function lastingSteps(hours: number): number {
  return Math.min(METER_STEPS, Math.round(hours / HOURS_A_STEP));
}

/** The three leading notes of a perfume: the first of top, heart and base. */
export function leadingNotes(notes: PerfumeText['notes']): readonly Note[] {
  return TIERS.flatMap((tier) => notes[tier].slice(0, 1));
}
