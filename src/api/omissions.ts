import { ANSWER_MAX_ROWS, ANSWER_TEXT_MAX_LENGTH } from '../config/constants';
import { logFailure } from '../lib/logger';

/** What is left out of an answer because it can't be read, or because there is too much of it (behaviour 17.3, 17.9). */

/** Of the answer that is being read: reading never waits, so there is one at a time. */
let omitted = { badRows: 0, rows: 0, texts: 0 };
let reading = false;

/** Cuts a text that is too long, and never in the middle of a character. */
export function cutText(text: string): string {
  if (text.length <= ANSWER_TEXT_MAX_LENGTH) return text;
  omitted.texts += 1;
  return text.slice(0, ANSWER_TEXT_MAX_LENGTH).replace(/[\ud800-\udbff]$/, '');
}

/** Cuts a list that is too long. */
export function cutRows<Row>(rows: readonly Row[]): readonly Row[] {
  omitted.rows += Math.max(0, rows.length - ANSWER_MAX_ROWS);
  return rows.slice(0, ANSWER_MAX_ROWS);
}

/** Counts a row that can't be read. @returns how many there are so far */
export function countBadRow(): number {
  return (omitted.badRows += 1);
}

/**
 * Reads an answer, and logs in one line what was left out of it, lists within its lists included.
 * @param what names the answer in the log
 */
export function withOmissionLog<Read>(what: string, read: () => Read): Read {
  if (reading) return read();
  reading = true;
  omitted = { badRows: 0, rows: 0, texts: 0 };
  try {
    return read();
  } finally {
    reading = false;
    const { badRows, rows, texts } = omitted;
    const told = [
      badRows > 0 && `bad rows: ${badRows}`,
      rows > 0 && `rows beyond the limit: ${rows}`,
      texts > 0 && `ends of long texts: ${texts}`,
    ].filter(Boolean);
    if (told.length > 0) logFailure(`Left out of ${what}: ${told.join(', ')}`);
  }
}
