/** Rewrites a name for a comparison: NFC, no invisible (format) characters, single spaces. */
export function tidyName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\p{Cf}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Removes differences of case, also of 'ß' and 'SS'. Lower case would depend on the neighbouring letters ('Σ'). */
export function foldCase(text: string): string {
  return text.normalize('NFC').toLowerCase().toUpperCase();
}

/** Whether two names are the same, ignoring case, kinds and numbers of blanks, and invisible characters. */
export function isSameName(a: string, b: string): boolean {
  return foldCase(tidyName(a)) === foldCase(tidyName(b));
}

/** What is searched for: the typed text with single blanks; '' if it has only blanks and invisible characters. */
export function tidyQuery(typed: string): string {
  return tidyName(typed) === '' ? '' : typed.trim().replace(/\s+/g, ' ');
}
