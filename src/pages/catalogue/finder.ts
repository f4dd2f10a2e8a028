import { distances, draws, occasions, sweet, wishOf } from '#house/finder';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { keysOf } from '#lib/tables';
import { perfumeTargets } from '#shop/products/perfumeTargets';
import { ratingOf, type ScentHit } from '#shop/search/wish/index';

export const QUESTIONS = [
  { ask: 'when', answers: keysOf(occasions) },
  { ask: 'where', answers: keysOf(distances) },
  { ask: 'drawn', answers: [...keysOf(draws), 'notSweet', 'unknown'] },
] as const;

export type Answer = (typeof QUESTIONS)[number]['answers'][number];
export type Answers = readonly Answer[];

/** Reads answers from an address ('day.close.musk') up to the first unknown one. */
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

/** The perfumes for the answers, the best first. */
export interface FinderResult {
  hits: readonly ScentHit[];
  /** Whether they agree with every answer; else there is one, which comes nearest. */
  isExact: boolean;
}

const MAX_FOUND = 3;

/** How much each question counts where no perfume agrees with every answer. */
const WEIGHTS = [1, 1.1, 1.2];
/** The search's own rating decides between perfumes that agree with the same answers. */
const SCORE_WEIGHT = 0.01;

const isKeyOf = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  Object.hasOwn(table, key);

/** Whether a perfume's facts agree with an answer: 1, or 0; half of an occasion counts half. */
function agreement(answer: Answer, perfume: PerfumeKey): number {
  const { timesOfDay, seasons, sillage, families } = perfumes[perfume].facets;
  if (answer === 'unknown') return 1;
  if (answer === 'notSweet') return Number(!families.includes(sweet));
  if (isKeyOf(distances, answer)) return Number(distances[answer].some((step) => step === sillage));
  if (!isKeyOf(occasions, answer)) return Number(families.includes(answer));
  const { season, time } = occasions[answer];
  return (Number(seasons.includes(season)) + Number(timesOfDay.includes(time))) / 2;
}

/** Finds the perfumes that agree with every answer, else the one that comes nearest, and what fits of each. */
export function findScent(answers: Answers): FinderResult {
  const rated = perfumeTargets
    .map((target) => {
      const agreed = answers.map((answer) => agreement(answer, target.perfume));
      // Told is what fits, and nothing else.
      const wish = answers.filter((_, index) => agreed[index] === 1).map((answer) => wishOf[answer]);
      const { hit, score } = ratingOf(target, wish.join(', '));
      const total = agreed.reduce((sum, level, index) => sum + level * (WEIGHTS[index] ?? 0), 0);
      return {
        hit: { ...hit, misses: [] },
        isExact: agreed.every((level) => level === 1),
        total: total + score * SCORE_WEIGHT,
      };
    })
    .sort((a, b) => b.total - a.total);
  const isExact = rated.some((one) => one.isExact);
  const best = rated.filter((one) => one.isExact === isExact).slice(0, isExact ? MAX_FOUND : 1);
  return { hits: best.map(({ hit }) => hit), isExact };
}
