import { messageOfError } from '#api/answers';
import { ApiError } from '#api/errors';

/** A form's texts for a failed call. */
interface FailureTexts {
  /** An answer that says no, without a message that may be shown. */
  answered: (status: number) => string;
  /** No answer, or a timeout. */
  unreachable: string;
  /** A 2xx answer that can't be read; by default the same as `unreachable`. */
  unreadable?: string;
}

/**
 * Returns the text for a failed call: the server's own if it may be shown.
 * @param error what the call threw
 */
export function failureText(error: unknown, texts: FailureTexts): string {
  const { answered, unreachable, unreadable = unreachable } = texts;
  if (!(error instanceof ApiError)) return unreachable;
  if (error.failure === 'status' || error.failure === 'unsuccessful')
    return messageOfError(error) ?? answered(error.status ?? 0);
  return error.failure === 'shape' ? unreadable : unreachable;
}
