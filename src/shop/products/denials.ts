import { tokensOf } from '#lib/wording';

/** The words that deny, in wishes and in descriptions. */
export const denials = {
  /** They deny what follows, up to a turn or a comma. */
  denial:
    'no not non without never hate hates hated avoid avoids avoiding dislike dislikes nothing none cant cannot dont doesnt didnt isnt arent wasnt aint wont wouldnt shouldnt couldnt mustnt except minus nor neither zero sick sensitive headache headaches migraine migraines tired bored fed hardly barely instead other rather less too anything everything all sans skip omit exclude excludes excluding loathe loathes despise despises detest detests lacking bar away clear hold free hasnt havent lacks leave apart far nope forget refuse refuses anti ohne sin senza sem zonder kein keine keinen nicht uden utan bez pas',
  turn: 'but however though although yet just',
};

/** Denials that are ones only with one of these words after them. */
export const pairs = {
  sick: 'of',
  sensitive: 'to',
  headache: 'from',
  headaches: 'from',
  migraine: 'from',
  migraines: 'from',
  tired: 'of',
  bored: 'of by with',
  fed: 'up',
  free: 'of from',
  leave: 'out',
  apart: 'from',
  far: 'from',
  instead: 'of',
  other: 'than',
  rather: 'than',
  anything: 'but',
  everything: 'but',
  all: 'but',
  bar: 'the',
  hold: 'the',
  away: 'from',
  clear: 'of',
};

const denial = new Set(denials.denial.split(' '));
const turn = new Set(denials.turn.split(' '));

/** The words of a text that it does not deny: 'told without sugar' says nothing of sugar. */
export function affirmedWords(text: string): string[] {
  let denied = false;
  return tokensOf(text).filter((word) => {
    if (turn.has(word) || /\W/.test(word)) denied = false;
    else if (denial.has(word) && !Object.hasOwn(pairs, word)) denied = true;
    return !denied;
  });
}
