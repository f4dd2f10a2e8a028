import { perfumes, type PerfumeKey } from '#house/perfumes';
import type { Condition } from '#houseTypes/perfume';
import { stem, tokensOf } from '#lib/wording';
import { OPPOSITES } from './conditions';
import type { Term } from './clauses';
import { divide } from './divide';
import { HAS, matchOf, perfumeKeys } from './evidence';
import { isKnown } from './lexicon';
import { roles } from './roles';

export type Criteria = ReturnType<typeof criteriaOf>;

/** Whether it asks for something to smell, and not only for a mood or a condition. */
export const isScentTerm = ({ meaning: { things, kind } }: Term): boolean =>
  things.length > 0 && kind !== 'mood';

/** Whether the typed word differs from the name of what it means: 'cupcake' means vanilla. */
const isGeneral = ({ typed, meaning: { name } }: Term): boolean => stem(typed) !== stem(name);

export const nameOf = ({ meaning }: Term): string => meaning.name;

export const whoHas = ({ meaning }: Term): PerfumeKey[] =>
  perfumeKeys.filter((key) => matchOf(meaning.things, key).level >= HAS);

/** The perfume that a word names if some are compared: 'the difference between musk and amber'. */
function namedBy({ typed }: Term): PerfumeKey | undefined {
  const [named, other] = perfumeKeys.filter((key) =>
    tokensOf(perfumes[key].name).map(stem).includes(stem(typed)),
  );
  return other === undefined ? named : undefined;
}

/** Step 4: sorts what is wished and what is refused. */
export function criteriaOf(words: readonly string[]) {
  const divided = divide(words);
  const { terms, hours } = divided;
  const compares = words.some((word) => roles.compare.has(word));
  // Compared with what is unknown, a perfume is asked for: 'Rose Velours vs Classic Musk'.
  const named = terms.filter(({ meaning, stance }) => compares && meaning.like && stance !== 'refused');
  const asked = terms.filter((term) => term.stance === 'wished' || named.includes(term));
  // 'Oud Blanc vs Classic Musk' names another product.
  const isWhole = compares && words.every(isKnown);
  const perfumeOf = (term: Term): PerfumeKey | undefined =>
    term.meaning.like ?? (isWhole ? namedBy(term) : undefined);
  const likes = [...new Set(asked.flatMap((term) => perfumeOf(term) ?? []))];
  const others = words.filter((word) => roles.other.has(word)).join();
  // 'Royal Oud is stronger than Amber Nights' asks for no other.
  const isStatement =
    others === 'than' && terms.filter(({ meaning }) => meaning.like).length > 1 && terms[0]?.meaning.like;
  const isOther = others !== '' && !isStatement;
  const isComparison = !isOther && likes.length > (compares ? 0 : 1);
  const wished = asked.filter((term) => !isComparison || perfumeOf(term) === undefined);
  const refused = terms.filter(({ stance }) => stance === 'refused');
  const scents = wished.filter(isScentTerm);
  const absent = scents.filter((term) => whoHas(term).length === 0);
  // 'Cherry blossom' asks for no other blossom if no perfume has cherry.
  const isRest = (term: Term): boolean =>
    term.follows !== undefined && absent.includes(term.follows) && isGeneral(term);
  const present = scents.filter((term) => !absent.includes(term) && !isRest(term));
  const names = present.map(nameOf);
  // 'Vanilla, but not like a cupcake' excludes no vanilla, but 'for Christmas, no cinnamon' excludes cinnamon.
  const isExcluded = (term: Term): boolean =>
    term.meaning.kind !== 'mood' && !(isGeneral(term) && names.includes(nameOf(term)));
  const isAboutOne =
    likes.length === 1 && !isOther && !words.includes('like') && scents.every(({ meaning }) => meaning.like);
  // 'Not strong'.
  const opposites = refused.flatMap(({ meaning: { conditions, kind } }) =>
    kind === 'always' ? conditions : conditions.flatMap((condition) => OPPOSITES[condition] ?? []),
  );
  const lasting: Condition[] = hours.least > 0 ? ['lasting'] : [];
  return {
    ...divided,
    wished,
    refused,
    /** The scents that are asked for: those that a perfume has, and those that none has. */
    present,
    absent,
    /** The present scents that are more than a quality, such as 'warm'. */
    named: present.filter(({ meaning: { kind } }) => kind === 'scent'),
    conditions: [...wished.flatMap(({ meaning }) => meaning.conditions), ...lasting, ...opposites],
    /** The conditions that only refusals ask for. */
    opposites,
    excluded: refused.filter(isExcluded),
    /** Those of which nobody knows whether they are wished. */
    doubted: named.length > 0 ? [] : terms.filter(({ stance }) => stance === 'unclear'),
    isComparison,
    /** Whether another perfume is wished than one that is named. */
    isOther,
    /** The perfumes that are compared, or the only one that is asked about: 'how long does Royal Oud last'. */
    about: isComparison || isAboutOne ? likes : [],
    /** The perfume that another one is to exceed: 'lighter than Royal Oud'. */
    exceeded: isOther && others === 'than' && likes.length === 1 ? likes[0] : undefined,
  };
}
