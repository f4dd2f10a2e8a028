import { tokensOf } from '#lib/wording';

/** The words that deny, in wishes and in descriptions. */
export const denials = {
  /** They deny what follows, up to a turn or a comma. */
  denial:
    'no not non without never none nothing nobody neither hate hates hated hating avoid avoids avoiding dislike dislikes disliked cant cannot dont doesnt didnt isnt arent wasnt aint wont wouldnt shouldnt couldnt mustnt hasnt havent except excepting barring besides minus zero nil less skip omit ban ditch exclude excludes excluding refuse refuses reject loathe loathes despise despises detest detests abhor lack lacks lacking hardly barely scarcely against anti nope devoid rid rejects un weary sans ohne',
  turn: 'but however though although yet just',
};

const denial = new Set(denials.denial.split(' '));
const turn = new Set(denials.turn.split(' '));

/** The words of a text that it does not deny: 'told without sugar' says nothing of sugar. */
export function affirmedWords(text: string): string[] {
  let denied = false;
  return tokensOf(text).filter((word) => {
    if (turn.has(word) || /\W/.test(word)) denied = false;
    else if (denial.has(word)) denied = true;
    return !denied;
  });
}
