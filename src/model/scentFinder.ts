import type { Facets, Hour, NoteFamily, Season } from '../config/facets';
import { sizeOf } from './product';

const WHOM = ['me', 'someone'] as const;

const MOMENTS = {
  day: { hour: 'day', season: 'spring' },
  evening: { hour: 'evening', season: 'autumn' },
  night: { hour: 'night', season: 'winter' },
} as const satisfies Record<string, { hour: Hour; season: Season }>;

const PLACES = { close: 1, table: 3, room: 5 } as const;

/** The fourth: what are they drawn to? Who gives a perfume may not know. */
const DRAWS = ['musk', 'floral', 'amber', 'gourmand', 'spice', 'wood'] as const satisfies NoteFamily[];

/** The last: the price, in cents at the most. */
const BUDGETS = { 'to-100': 10_000, 'to-200': 20_000, any: Infinity } as const;

/** The questions in their order, and what can be answered. */
export const QUESTIONS = [
  { ask: 'whom', answers: WHOM },
  { ask: 'when', answers: Object.keys(MOMENTS) as (keyof typeof MOMENTS)[] },
  { ask: 'where', answers: Object.keys(PLACES) as (keyof typeof PLACES)[] },
  { ask: 'drawn', answers: [...DRAWS, 'unknown'] },
  { ask: 'budget', answers: Object.keys(BUDGETS) as (keyof typeof BUDGETS)[] },
] as const;

export type Answer = (typeof QUESTIONS)[number]['answers'][number];
export type Answers = readonly Answer[];

/** What of a perfume does not fit the answers. */
export type Misfit = 'hour' | 'closer' | 'farther' | 'drawn' | 'price';

/** A perfume with how well it fits. */
export interface Match<Perfume> {
  perfume: Perfume;
  /** The wishes that it does not meet; its price is not among them. */
  misfits: readonly Misfit[];
}

/**
 * Reads answers as an address writes them, such as 'me.day.close.musk.any'.
 * @returns the answers up to the first that means nothing
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

/** How well facets fit the answers, and which of these they do not meet. Strength counts: each step off is a loss. */
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

/**
 * The perfumes from the one that fits the answers best to the one that fits least. It knows them by their facets
 * alone: with facets swapped, two perfumes change places.
 */
export function findScent<Perfume extends Facets>(
  perfumes: readonly Perfume[],
  answers: Answers,
): Match<Perfume>[] {
  return perfumes
    .map((perfume) => ({ perfume, ...rate(perfume, answers) }))
    .sort((a, b) => b.score - a.score || byFacets(a.perfume, b.perfume))
    .map(({ perfume, misfits }) => ({ perfume, misfits }));
}

/** The most that answers allow, in cents. */
export function budgetOf(answers: Answers): number {
  return BUDGETS[answers[4] as keyof typeof BUDGETS];
}

/**
 * The product of a perfume's sizes that fits a budget: the perfume itself, else the dearest size within it, else the
 * perfume itself all the same.
 * @param products of the API, others among them
 * @param name of the perfume, with which the names of its sizes begin
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
