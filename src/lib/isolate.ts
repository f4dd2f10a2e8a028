/** Scripts that run from right to left, and the characters that change a direction. */
const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Keeps a text of others, for example a product's name, from turning round the words of the message that it
 * is put into. A text that can't do so stays as it is.
 */
export function isolate(text: string): string {
  return TURNS.test(text) ? `\u2068${text}\u2069` : text;
}
