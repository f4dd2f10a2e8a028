import { ANSWER_MAX_ROWS, ANSWER_TEXT_MAX_LENGTH } from '../config/constants';
import { logFailure } from '../lib/logger';

/** Counts what an answer omits, because it is unreadable or over a limit (behaviour 17.3, 17.9). */

/** The counts of the answer that is being read. Reading is synchronous, so there is one answer at a time. */
let omitted = { badRows: 0, rows: 0, texts: 0 };
let reading = false;

/** Truncates a text that is too long, never in the middle of a character. */
export function cutText(text: string): string {
  if (text.length <= ANSWER_TEXT_MAX_LENGTH) return text;
  omitted.texts += 1;
  return text.slice(0, ANSWER_TEXT_MAX_LENGTH).replace(/[\ud800-\udbff]$/, '');
}

/** Truncates a list that is too long. */
export function cutRows<Row>(rows: readonly Row[]): readonly Row[] {
  omitted.rows += Math.max(0, rows.length - ANSWER_MAX_ROWS);
  return rows.slice(0, ANSWER_MAX_ROWS);
}

/** Counts a row that can't be read. @returns the number so far */
export function countBadRow(): number {
  return (omitted.badRows += 1);
}

/**
 * Reads an answer and logs in one line what was omitted from it and from the lists in its rows.
 * @param what the name of the answer in the log
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
    const parts = [
      badRows > 0 && `bad rows: ${badRows}`,
      rows > 0 && `rows beyond the limit: ${rows}`,
      texts > 0 && `ends of long texts: ${texts}`,
    ].filter(Boolean);
    if (parts.length > 0) logFailure(`Left out of ${what}: ${parts.join(', ')}`);
  }
}
