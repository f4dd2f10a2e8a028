import { SERVER_TEXT_MAX_LENGTH } from '#config/constants';
import { isObject } from '#lib/isObject';
import { isHtml } from './answers';
import { ApiError } from './errors';

/** The first of a server's texts that may be shown: no markup, no long texts. If undefined, show the fallback. */
export function showableText(...candidates: readonly unknown[]): string | undefined {
  return candidates
    .filter((candidate) => typeof candidate === 'string')
    .map((text) => text.trim())
    .find((text) => text !== '' && !isHtml(text) && text.length <= SERVER_TEXT_MAX_LENGTH);
}

/** Where servers say why they refuse: `message`, `error`, or the first of `errors`, a text or its `msg` or `message`. */
function textsOf(body: unknown): readonly unknown[] {
  if (!isObject(body)) return [];
  const first: unknown = Array.isArray(body.errors) ? body.errors[0] : undefined;
  return [body.message, body.error, ...(isObject(first) ? [first.msg, first.message] : [first])];
}

/** The server's reason in an answer that is an object, if it may be shown. */
export function messageOf(body: unknown): string | undefined {
  return showableText(...textsOf(body));
}

/** {@link messageOf}, or an answer that is a bare text. Truncated JSON arrives as a text and is not shown. */
export function messageOrText(body: unknown): string | undefined {
  return typeof body === 'string' && !/^\s*\{/.test(body) ? showableText(body) : messageOf(body);
}

/** Whether the answer to a failed call matches a pattern. Texts that may not be shown count too. */
export function answerMentions(error: unknown, pattern: RegExp): boolean {
  if (!(error instanceof ApiError)) return false;
  const { body } = error;
  const texts = isObject(body) ? textsOf(body) : [body];
  return texts.some((said) => typeof said === 'string' && pattern.test(said));
}
