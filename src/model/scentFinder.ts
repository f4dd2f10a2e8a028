import type { Facets, Hour, NoteFamily, Season } from '../config/facets';

/** The first question: when will you wear it? */
const MOMENTS = {
  day: { hour: 'day', season: 'spring' },
  evening: { hour: 'evening', season: 'autumn' },
  night: { hour: 'night', season: 'winter' },
} as const satisfies Record<string, { hour: Hour; season: Season }>;

/** The second: where? The numbers are the sillage that suits the place. */
const PLACES = { close: 1, table: 3, room: 5 } as const;

/** The third: what are you drawn to? */
const DRAWS = ['musk', 'floral', 'amber', 'gourmand', 'spice', 'wood'] as const satisfies NoteFamily[];

/** The three questions in their order, and what can be answered. */
export const QUESTIONS = [
  { ask: 'when', answers: Object.keys(MOMENTS) as (keyof typeof MOMENTS)[] },
  { ask: 'where', answers: Object.keys(PLACES) as (keyof typeof PLACES)[] },
  { ask: 'drawn', answers: DRAWS },
] as const;

export type Answer = (typeof QUESTIONS)[number]['answers'][number];
export type Answers = readonly Answer[];

/** What of a perfume fits the answers. */
export type Reason = 'when' | 'where' | 'drawn';

/** A perfume with how well it fits. */
export interface Match<Perfume> {
  perfume: Perfume;
  /** The answers that it meets. */
  reasons: readonly Reason[];
}

/**
 * Reads answers as an address writes them, such as 'day.close.musk'.
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

/** How well facets fit three answers, and which of these they meet. */
function rate(facets: Facets, [when, where, drawn]: Answers): { score: number; reasons: Reason[] } {
  const { hour, season } = MOMENTS[when as keyof typeof MOMENTS];
  const reach = PLACES[where as keyof typeof PLACES];
  const atHour = facets.hours.indexOf(hour);
  const note = facets.notes.indexOf(drawn as NoteFamily);
  const points: readonly (readonly [Reason, number])[] = [
    ['when', (atHour === -1 ? 0 : 3 - atHour) + (facets.seasons.includes(season) ? 1 : 0)],
    ['where', 4 - 1.5 * Math.abs(facets.sillage - reach)],
    ['drawn', note === -1 ? 0 : Math.max(0, 5 - note)],
  ];
  return {
    score: points.reduce((sum, [, earned]) => sum + earned, 0),
    reasons: points.filter(([, earned]) => earned > 2).map(([reason]) => reason),
  };
}

/** Breaks ties by the facets alone. */
function byFacets(a: Facets, b: Facets): number {
  const text = ({ sillage, lasts, notes, hours, seasons }: Facets): string =>
    [sillage, lasts, ...notes, ...hours, ...seasons].join(' ');
  return text(a) < text(b) ? -1 : 1;
}

/**
 * The perfumes from the one that fits three answers best to the one that fits least. It knows them by their facets
 * alone: with facets swapped, two perfumes change places.
 */
export function findScent<Perfume extends Facets>(
  perfumes: readonly Perfume[],
  answers: Answers,
): Match<Perfume>[] {
  return perfumes
    .map((perfume) => ({ perfume, ...rate(perfume, answers) }))
    .sort((a, b) => b.score - a.score || byFacets(a.perfume, b.perfume))
    .map(({ perfume, reasons }) => ({ perfume, reasons }));
}
