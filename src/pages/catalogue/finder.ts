import { draws, wishOf } from '#house/finder';
import { keysOf } from '#lib/tables';
import { scentHits, type ScentHit } from '#shop/search/wish/index';

/** The questions in order, with their possible answers. */
export const QUESTIONS = [
  { ask: 'when', answers: ['day', 'evening', 'night'] },
  { ask: 'where', answers: ['close', 'table', 'room'] },
  { ask: 'drawn', answers: [...keysOf(draws), 'unknown'] },
] as const;

export type Answer = (typeof QUESTIONS)[number]['answers'][number];
export type Answers = readonly Answer[];

/**
 * Reads answers from an address, for example 'day.close.musk'.
 * @returns the answers before the first unknown one
 */
export function parseAnswers(text: string): Answers {
  const given = text.split('.');
  const answers: Answer[] = [];
  for (const [at, { answers: possible }] of QUESTIONS.entries()) {
    const answer = possible.find((candidate) => candidate === given[at]);
    if (answer === undefined) break;
    answers.push(answer);
  }
  return answers;
}

/** The perfumes that fit the answers, the best first. */
export interface Found {
  hits: readonly ScentHit[];
  /** Whether they fit all answers; else the fewest answers were left out, the first ones first. */
  isWhole: boolean;
}

/** Finds perfumes by the wish that the answers make, as the search does. */
export function findScent([when, where, drawn]: Answers): Found {
  const tries = [
    { isWhole: true, answers: [when, where, drawn] },
    { isWhole: false, answers: [where, drawn] },
    { isWhole: false, answers: [when, drawn] },
    { isWhole: false, answers: [drawn] },
    { isWhole: false, answers: [when] },
  ];
  for (const { isWhole, answers } of tries) {
    const hits = scentHits(answers.flatMap((answer) => (answer ? wishOf[answer] : [])).join(', '));
    if (hits.length > 0) return { hits, isWhole };
  }
  return { hits: [], isWhole: false };
}
