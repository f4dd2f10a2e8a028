import { SERVER_TEXT_MAX_LENGTH } from '../config/constants';

/**
 * Whether an answer is a page: an error of a proxy, or the login of a hotspot, which has status 200.
 */
export function isPage(body: unknown): boolean {
  return typeof body === 'string' && body.trimStart().startsWith('<');
}

/**
 * Returns the first of a server's texts that may be shown: no markup, no long texts.
 * @returns the trimmed text, or undefined, which means the fallback text
 */
export function showableText(...candidates: readonly unknown[]): string | undefined {
  for (const candidate of candidates) {
    if (typeof candidate !== 'string') continue;
    const text = candidate.trim();
    if (text !== '' && !isPage(text) && text.length <= SERVER_TEXT_MAX_LENGTH) return text;
  }
  return undefined;
}
