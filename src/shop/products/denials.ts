import { denials, pairs } from '#house/denials';
import { tokensOf } from '#lib/wording';

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
