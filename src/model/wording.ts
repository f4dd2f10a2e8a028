/** How the search compares words: stems, typing mistakes, denials. English only, in linear time. */

/** A text in small letters, without accents and apostrophes: 'Don’t' becomes 'dont', 'crème' 'creme'. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();
}

const ENDINGS = [/(?<=...)ies$/, /(?<=..[^s])s$/, /(?<=....)(?:ous|ish|ing|ly|ed)$/, /(?<=...)(?:ey|y|e|i)$/];

/** The part of a word that its forms share: 'smok' for smoke, smokes, smoky and smoked. */
export function stem(word: string): string {
  return ENDINGS.reduce((rest, ending) => rest.replace(ending, ''), word);
}

/** The stems of a text, each between spaces, so that `includes` finds whole words. */
export function stemsOf(words: readonly string[]): string {
  return ` ${words.map(stem).join(' ')} `;
}

/** How a word sounds: without double letters, and with one letter for 'ph' and 'f', or for 'c', 'k' and 's'. */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/ck|c|q/g, 'k')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1');
}

/** Whether two texts differ by at most one letter replaced, left out, added, or swapped with the next. */
function isOneMistakeApart(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  const swapped = (restA[1] ?? '') + (restA[0] ?? '') + restA.slice(2);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    swapped === restB
  );
}

const consonants = (word: string): string => word.replace(/[aeiou]/g, '');
/** The minimum length of a word that may be mistyped: 'rose' must not match 'rise'. */
const MIN_LETTERS = 5;
const MIN_TYPED = 4;
const MIN_CONSONANTS = 4;

/**
 * Whether a word is another one with a typing mistake: one letter, or only vowels. The first letter is right,
 * else 'money' would be honey.
 */
export function isMistyped(typed: string, word: string): boolean {
  if (word.length < MIN_LETTERS || typed.length < MIN_TYPED || typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1)
    return false;
  if (isOneMistakeApart(typed, word)) return true;
  const [heard, meant] = [soundOf(typed), soundOf(word)];
  if (isOneMistakeApart(heard, meant)) return true;
  const bones = consonants(meant);
  return bones.length >= MIN_CONSONANTS && bones === consonants(heard);
}
