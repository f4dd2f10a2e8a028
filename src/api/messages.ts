import * as v from 'valibot';
import { ApiError } from './errors';
import { row } from './schemas';
import { showableText } from './serverText';

/**
 * The text of an answer that may be shown: `message`, `error`, or the whole text. Undefined
 * if there is none. Truncated JSON arrives as a text and is not shown.
 */
export function messageOf(body: unknown): string | undefined {
  const fields = v.safeParse(row, body);
  if (fields.success) return showableText(fields.output.message, fields.output.error);
  return typeof body === 'string' && /^\s*\{/.test(body) ? undefined : showableText(body);
}

/**
 * Whether the answer to a failed call matches a pattern. Texts that may not be shown count too.
 * @param pattern tested against `message`, `error` or the whole text
 */
export function answerMentions(error: unknown, pattern: RegExp): boolean {
  if (!(error instanceof ApiError)) return false;
  const fields = v.safeParse(row, error.body);
  const texts = fields.success ? [fields.output.message, fields.output.error] : [error.body];
  return texts.some((said) => typeof said === 'string' && pattern.test(said));
}

/** Returns {@link messageOf} for a failed call. */
export function messageOfError(error: unknown): string | undefined {
  return error instanceof ApiError && (error.failure === 'status' || error.failure === 'refused')
    ? messageOf(error.body)
    : undefined;
}
