import { SERVER_TEXT_MAX_LENGTH } from '../config/constants';

/**
 * Returns the first of a server's texts that may be shown: no markup, no long texts (behaviour 17.8).
 * @returns the trimmed text, or undefined, which means the fallback text
 */
export function showableText(...candidates: readonly unknown[]): string | undefined {
  for (const candidate of candidates) {
    if (typeof candidate !== 'string') continue;
    const text = candidate.trim();
    if (text !== '' && !text.startsWith('<') && text.length <= SERVER_TEXT_MAX_LENGTH) return text;
  }
  return undefined;
}
