import { draws } from '#house/finder';
import type { Facets, Hour, NoteFamily, Season } from '../config/perfume';
import { keysOf } from '../lib/tables';
import { sizeOf } from './product';

const WHOM = ['me', 'someone'] as const;

const MOMENTS = {
  day: { hour: 'day', season: 'spring' },
  evening: { hour: 'evening', season: 'autumn' },
  night: { hour: 'night', season: 'winter' },
} as const satisfies Record<string, { hour: Hour; season: Season }>;

const PLACES = { close: 1, table: 3, room: 5 } as const;

/** Answers to the last question, the maximum price in cents. */
const BUDGETS = { 'to-100': 10_000, 'to-200': 20_000, any: Infinity } as const;

/** The questions in order, with their possible answers. */
export const QUESTIONS = [
  { ask: 'whom', answers: WHOM },
  { ask: 'when', answers: Object.keys(MOMENTS) as (keyof typeof MOMENTS)[] },
  { ask: 'where', answers: Object.keys(PLACES) as (keyof typeof PLACES)[] },
  // Someone buying a gift may not know which scents they like.
  { ask: 'drawn', answers: [...keysOf(draws), 'unknown'] },
  { ask: 'budget', answers: Object.keys(BUDGETS) as (keyof typeof BUDGETS)[] },
] as const;

export type Answer = (typeof QUESTIONS)[number]['answers'][number];
export type Answers = readonly Answer[];

/** An answer that a perfume does not match. */
export type Misfit = 'hour' | 'closer' | 'farther' | 'drawn' | 'price';

export interface Match<Perfume> {
  perfume: Perfume;
  /** The answers that it does not match, except the price. */
  misfits: readonly Misfit[];
}

/**
 * Reads answers from an address, for example 'me.day.close.musk.any'.
 * @returns the answers before the first unknown one
 */
export function readAnswers(text: string): Answers {
  const given = text.split('.');
  const answers: Answer[] = [];
  for (const [at, { answers: known }] of QUESTIONS.entries()) {
    const answer = known.find((candidate) => candidate === given[at]);
    if (answer === undefined) break;
    answers.push(answer);
  }
  return answers;
}

/** How well facets match the answers, and which they don't match. Each step of sillage apart costs points. */
function rate(facets: Facets, [, when, where, drawn]: Answers): { score: number; misfits: Misfit[] } {
  const { hour, season } = MOMENTS[when as keyof typeof MOMENTS];
  const atHour = facets.hours.indexOf(hour);
  const beyond = facets.sillage - PLACES[where as keyof typeof PLACES];
  const note = facets.notes.indexOf(drawn as NoteFamily);
  const asked = drawn !== 'unknown';
  const misfits: readonly (readonly [Misfit, boolean])[] = [
    ['hour', atHour === -1],
    ['closer', beyond < -1],
    ['farther', beyond > 1],
    ['drawn', asked && note === -1],
  ];
  return {
    score:
      (atHour === -1 ? 0 : 3 - atHour) +
      (facets.seasons.includes(season) ? 1 : 0) +
      (4 - 1.5 * Math.abs(beyond)) +
      (note === -1 ? 0 : Math.max(0, 5 - note)),
    misfits: misfits.filter(([, missed]) => missed).map(([misfit]) => misfit),
  };
}

function byFacets(a: Facets, b: Facets): number {
  const text = ({ sillage, lasts, notes, hours, seasons }: Facets): string =>
    [sillage, lasts, ...notes, ...hours, ...seasons].join(' ');
  return text(a) < text(b) ? -1 : 1;
}

/** Sorts perfumes from the best match to the worst. Only the facets count. */
export function findScent<Perfume extends Facets>(
  perfumes: readonly Perfume[],
  answers: Answers,
): Match<Perfume>[] {
  return perfumes
    .map((perfume) => ({ perfume, ...rate(perfume, answers) }))
    .sort((a, b) => b.score - a.score || byFacets(a.perfume, b.perfume))
    .map(({ perfume, misfits }) => ({ perfume, misfits }));
}

/** The maximum price that the answers allow, in cents. */
export function budgetOf(answers: Answers): number {
  return BUDGETS[answers[4] as keyof typeof BUDGETS];
}

/**
 * Selects the product of a perfume that fits a budget: the perfume itself, else its most expensive size
 * within the budget, else the perfume itself.
 * @param products the API's products, in which other perfumes may occur
 * @param name the perfume's name, with which the names of its sizes begin
 */
export function sizeWithin<Sold extends { name: string; price: number }>(
  products: readonly Sold[],
  name: string,
  budget: number,
): Sold | undefined {
  const itself = products.find((product) => sizeOf(product.name, name) === '');
  if (itself && itself.price <= budget) return itself;
  const sizes = products.filter((product) => sizeOf(product.name, name));
  const within = sizes.filter(({ price }) => price <= budget).sort((a, b) => b.price - a.price);
  return within[0] ?? itself;
}
