import { pairs } from '#house/denials';
import { refusesBefore } from '#house/scent';
import { phraseAt, type Meaning, type Phrase } from './lexicon';
import { limitIn, type Limit } from './read';
import { roles } from './roles';

/** A word or phrase with a meaning, which a wish asks for or refuses. */
export interface Term {
  meaning: Meaning;
  typed: string;
  refused: boolean;
  /** The term directly before it, as in 'cherry blossom'. */
  follows: Term | undefined;
}

export interface Divided {
  terms: readonly Term[];
  /** The limits of its price, in cents: 'up to 200' makes 20,000 of `most`, 'under 200' 19,999.5. */
  least: number;
  most: number;
}

/** Half a cent from its amount, a limit leaves this amount out: prices are whole cents. */
const BEYOND = 0.5;

const isCondition = ({ things, kind }: Meaning): boolean => things.length === 0 && kind !== 'mood';

/** What follows a comma if a list goes on: 'no rose, oud or musk'. */
const LIST = /^(?:\w+ (?:, )?){1,5}n?or /;

/** Denials that are ones only with a certain word after them: 'sick of'. */
const pairOf = new Map<string, string>(Object.entries(pairs));

/** 'No', 'tired of'; but not 'I don't mind'. */
function isDenial(words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = words.slice(at);
  const isPair = pairOf.get(word)?.split(' ').includes(next) ?? true;
  return roles.denial.has(word) && isPair && !roles.pardon.has(next);
}

/** Whether the words from here on refuse what stands before them: 'honey? no thanks'. */
function refusesBack(rest: string, previous: Term | undefined): boolean {
  // 'Jasmine gives me migraines, roses too.'
  const isToo = /^too(?: \W|$)/.test(rest) && previous?.refused === true;
  return isToo || refusesBefore.test(rest);
}

/** Step 2: divides the words of a wish into terms, asked for or refused, in their order. */
export function divide(words: readonly string[]): Divided {
  const terms: Term[] = [];
  let isDenying = false;
  let isNewClause = true;
  /** The index of the first term after the last denial. */
  let denialStart = 0;
  /** The index of the first term in the last clause. */
  let clauseStart = 0;
  /** The place of the last denial that can deny a price. */
  let denialAt = -1;
  let least = 0;
  let most = Infinity;
  /** The place after the last term. */
  let end = 0;
  /** A denial belongs to a price only if nothing that can be refused stands between. */
  const readLimit = ({ kind, amount }: Limit, at: number): void => {
    const between = terms.slice(denialStart);
    const isFor = words.slice(denialAt, at).some((word) => roles.purpose.has(word));
    const isRefused = between.some(({ meaning }) => meaning.kind !== 'mood' || !isFor);
    const isDenied = isDenying && denialAt >= 0 && !isRefused;
    if (isDenied) for (const term of between) term.refused = false;
    // 'Nothing fancy under 100' asks for less than 100, 'nothing under 100' for at least 100.
    const isTurned = isDenied && (kind === 'over' || (kind === 'under' && denialAt === at - 1));
    const beyond = !isTurned && (kind === 'over' || kind === 'under') ? BEYOND : 0;
    if ((kind === 'over' || kind === 'least') !== isTurned) least = amount + beyond;
    else most = amount - beyond;
    isDenying = false;
    isNewClause = true;
  };
  const refuseFrom = (start: number): void => {
    const last = terms.slice(start);
    // 'For winter vanilla is too sweet for me' refuses no winter.
    const scents = last.filter(({ meaning }) => !isCondition(meaning));
    for (const term of scents.length > 0 ? scents : last) term.refused = true;
  };
  /** 'No vanilla strong' asks for a strong one. */
  const endsDenial = ({ meaning, length }: Phrase, at: number): boolean =>
    isCondition(meaning) &&
    meaning.kind !== 'always' &&
    terms.slice(denialStart).some((term) => !isCondition(term.meaning)) &&
    !words.slice(end, at).some((word) => roles.list.has(word)) &&
    !roles.noun.has(words[at + length] ?? '');
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const limit = limitIn(word);
    if (limit) {
      readLimit(limit, at);
      continue;
    }
    const phrase = phraseAt(words, at);
    // 'Rose not over 100' refuses no rose.
    const isOfPrice = roles.denial.has(word) && /^:(?:over|under)/.test(words[at + 1] ?? '');
    const isRefusal =
      !isDenying && !isOfPrice && refusesBack(words.slice(at).join(' '), terms[clauseStart - 1]);
    // 'No musk with rose' asks for rose.
    const isSoftTurn = roles.softTurn.has(word) && isDenying && terms.length > denialStart;
    if (isRefusal) refuseFrom(clauseStart);
    // 'Musk-free.'
    if (word === 'free' && !isDenial(words, at)) refuseFrom(terms.length - 1);

    if (phrase && (phrase.length > 1 || !isDenial(words, at))) {
      const follows = at === end ? terms.at(-1) : undefined;
      if (isDenying && endsDenial(phrase, at)) isDenying = false;
      end = at + phrase.length;
      if (isNewClause) clauseStart = terms.length;
      isNewClause = false;
      const typed = words.slice(at, end).join(' ');
      terms.push({ meaning: phrase.meaning, typed, refused: isDenying || isRefusal, follows });
      at = end - 1;
    } else if (/\W/.test(word) || roles.turn.has(word) || isSoftTurn) {
      isDenying &&= word === ',' && LIST.test(words.slice(at + 1).join(' '));
      isNewClause = true;
    } else if (isDenial(words, at) && !(isDenying && roles.degree.has(word))) {
      isDenying = true;
      denialStart = terms.length;
      if (pairOf.has(word)) at += 1;
      denialAt = roles.degree.has(word) ? -1 : at;
    }
  }
  return { terms, least, most };
}
