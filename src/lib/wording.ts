/** How the search compares words: stems and typing mistakes. English only, in linear time. */

/** A text in small letters, without accents and apostrophes: 'Don’t' becomes 'dont'. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();

/** The words, numbers and punctuation of a text, folded. */
export const tokensOf = (text: string): string[] => fold(text).match(/[a-z]+|\d+|[,.;:!?()]/g) ?? [];

const STEM_LETTERS = 8;
const ENDINGS = [
  /(?<=...)ies$|(?<=....)ous$/,
  /(?<=..[^s])s$/,
  /(?<=....)(?:ish|ing|ly|ed|ness)$/,
  /(?<=...)(?:ey|y|e|i)$/,
];

/** What the forms of a word share: 'smok' for smoke, smokes, smoky and smoked. */
export function stem(word: string): string {
  return ENDINGS.reduce((rest, ending) => rest.replace(ending, ''), word).slice(0, STEM_LETTERS);
}

/** How a word sounds, roughly: 'rose' of 'roze', 'mirr' of 'mhyrr' and myrrh. */
export const soundOf = (word: string): string =>
  word
    .replace(/t?ch/g, 'x')
    .replaceAll('ph', 'f')
    .replace(/z|c(?=[eiy])/g, 's')
    .replace(/[cq]/g, 'k')
    .replaceAll('y', 'i')
    .replace(/(?<=.)h|(.)(?=\1)/g, '');

/** Whether two texts differ by at most one letter replaced, left out, added, or swapped with the next. */
function isOneMistakeApart(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const restA = a.slice(at);
  const restB = b.slice(at);
  const swapped = (restA[1] ?? '') + (restA[0] ?? '') + restA.slice(2);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    swapped === restB
  );
}

/** The minimum length of a word that may be mistyped: 'rise' must not match 'rose'. */
const MIN_LETTERS = 5;

/** Whether a typed word is another one with a mistake; its first letter is right, else 'money' would be honey. */
export function isMistyped(typed: string, word: string): boolean {
  return typed[0] === word[0] && word.length >= MIN_LETTERS && isOneMistakeApart(typed, word);
}
