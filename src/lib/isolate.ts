/** Scripts that run from right to left, and the characters that change a direction. */
const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const OPEN = '\u2068';
const CLOSE = '\u2069';

/**
 * Keeps a text of others, for example a product's name, from turning round the words of the message that it
 * is put into. A text that can't do so stays as it is.
 */
export function isolate(text: string): string {
  if (!TURNS.test(text)) return text;
  let open = 0;
  const balanced = text.replace(/[\u2066-\u2069]/g, (sign) => {
    if (sign === CLOSE && open === 0) return '';
    open += sign === CLOSE ? -1 : 1;
    return sign;
  });
  return OPEN + balanced + CLOSE.repeat(open + 1);
}
