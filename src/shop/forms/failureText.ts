import { ApiError } from '#api/errors';
import { messageOf } from '#api/serverTexts';

interface FailureTexts {
  /** An answer that says no, without a message that may be shown. */
  answered: (status: number) => string;
  /** No answer, or a timeout. */
  unreachable: string;
  /** A 2xx answer that can't be read; by default the same as `unreachable`. */
  unreadable?: string;
  /** The server's own text in an answer; by default {@link messageOf}. */
  said?: (body: unknown) => string | undefined;
}

export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.failure === 'status' || error.failure === 'unsuccessful');
}

/** Returns the text for a failed call: the server's own if it may be shown. @param error what the call threw */
export function failureText(error: unknown, texts: FailureTexts): string {
  const { answered, unreachable, unreadable = unreachable, said = messageOf } = texts;
  if (isRefusal(error)) return said(error.body) ?? answered(error.status ?? 0);
  return error instanceof ApiError && error.failure === 'shape' ? unreadable : unreachable;
}
