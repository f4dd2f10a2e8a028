import { pairs } from '#house/denials';
import { refusesBefore } from '#house/scent';
import { phraseAt, type Meaning } from './lexicon';
import { roles } from './roles';

/** A word or phrase with a meaning, which a wish asks for or refuses. */
export interface Term {
  meaning: Meaning;
  /** The words for it, as typed. */
  typed: string;
  refused: boolean;
  /** The term directly before it, as in 'cherry blossom'. */
  follows: Term | undefined;
}

/** What follows a comma if a list goes on: 'no rose, oud or musk'. */
const LIST = /^(?:\w+ (?:, )?){1,5}n?or /;

/** Denials that are ones only with a certain word after them: 'sick of'. */
const pairOf = new Map<string, string>(Object.entries(pairs));

/** 'No', 'tired of'; but not 'I don't mind'. */
function isDenial(words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = words.slice(at);
  return roles.denial.has(word) && (pairOf.get(word) ?? next) === next && !roles.pardon.has(next);
}

/** Whether the words from here on refuse what stands before them: 'honey? no thanks'. */
function refusesBack(rest: string, previous: Term | undefined): boolean {
  // 'Jasmine gives me migraines, roses too.'
  const isToo = /^too(?: \W|$)/.test(rest) && previous?.refused === true;
  return isToo || refusesBefore.test(rest);
}

/** Step 2: divides the words of a wish into terms, asked for or refused, in their order. */
export function divide(words: readonly string[]): readonly Term[] {
  const terms: Term[] = [];
  let isDenying = false;
  let isNewClause = true;
  /** The index of the first term after the last denial, and of the first one in the last clause. */
  let [denialStart, clauseStart] = [0, 0];
  /** The place after the last term. */
  let end = 0;
  const refuseFrom = (start: number): void => {
    for (const term of terms.slice(start)) term.refused = true;
  };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const found = phraseAt(words, at);
    const isRefusal = !isDenying && refusesBack(words.slice(at).join(' '), terms[clauseStart - 1]);
    // 'No musk with rose' asks for rose.
    const isSoftTurn = roles.softTurn.has(word) && isDenying && terms.length > denialStart;
    if (isRefusal) refuseFrom(clauseStart);
    // 'Musk-free.'
    if (word === 'free') refuseFrom(terms.length - 1);

    if (found && (found.length > 1 || !isDenial(words, at))) {
      const follows = at === end ? terms.at(-1) : undefined;
      end = at + found.length;
      if (isNewClause) clauseStart = terms.length;
      isNewClause = false;
      const typed = words.slice(at, end).join(' ');
      terms.push({ meaning: found.meaning, typed, refused: isDenying || isRefusal, follows });
      at = end - 1;
    } else if (/\W/.test(word) || roles.turn.has(word) || isSoftTurn) {
      isDenying &&= word === ',' && LIST.test(words.slice(at + 1).join(' '));
      isNewClause = true;
    } else if (isDenial(words, at)) {
      isDenying = true;
      denialStart = terms.length;
      if (pairOf.has(word)) at += 1;
    }
  }
  return terms;
}
