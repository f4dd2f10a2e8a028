/** Removes from an e-mail format characters, and around it white space, `<`, `>`, `mailto:`, commas and semicolons. */
export function cleanEmail(typed: string): string {
  return typed
    .replace(/\p{Cf}+/gu, '')
    .trim()
    .replace(/^<?(?:mailto:)?/i, '')
    .replace(/[>,;\s]+$/, '');
}

/** Whether a text shows nothing: only white space and format characters. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cf}]/u.test(text);
}

/** Whether a text is an e-mail address: one @, no white space, a dot in the domain. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}

/** Whether a text has only letters and white space, with the marks and joiners that some scripts need. */
export function isLettersOnly(text: string): boolean {
  return /^(?:\p{L}[\p{M}\u200b-\u200d\u2060]*|[\s\u200b-\u200d\u2060])+$/u.test(text);
}
