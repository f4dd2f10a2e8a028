import { ANSWER_TEXT_MAX_LENGTH } from '../config/constants';
import type { Reading } from './parse';

/** The values of an answer's fields that the first load reads too: ids and texts. */

const isIdText = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value));

/**
 * Returns the first value that is an id (a text or a number), or ''. An id that is too long is skipped: cut
 * off, it would be a different id.
 */
export function firstId(...candidates: readonly unknown[]): string {
  for (const candidate of candidates) {
    const id = isIdText(candidate) ? String(candidate).trim() : '';
    if (id !== '' && id.length <= ANSWER_TEXT_MAX_LENGTH) return id;
  }
  return '';
}

/**
 * Reads a text. A number becomes a text; anything else becomes ''. One that is too long is cut, never in the
 * middle of a character.
 * @param reading counts the texts that are cut
 */
export function text(value: unknown, reading?: Reading): string {
  if (typeof value === 'number') return String(value);
  const whole = typeof value === 'string' ? value.trim() : '';
  if (whole.length <= ANSWER_TEXT_MAX_LENGTH) return whole;
  if (reading) reading.texts += 1;
  return whole.slice(0, ANSWER_TEXT_MAX_LENGTH).replace(/[\ud800-\udbff]$/, '');
}

/** Whether a value is an object that is not a list. */
export function isRow(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
