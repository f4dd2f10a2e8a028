/**
 * Removes what is not part of a typed or pasted e-mail: format characters, and around it white space, `<` and `>`,
 * `mailto:`, commas and semicolons.
 */
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

/**
 * Whether a text has only Unicode letters, with their combining marks, and white space.
 * Invisible spaces and joiners, which some scripts need between letters, are allowed too.
 */
export function isLettersOnly(text: string): boolean {
  return /^(?:\p{L}[\p{M}\u200b-\u200d\u2060]*|[\s\u200b-\u200d\u2060])+$/u.test(text);
}
