import { ApiError } from '../../api/errors';
import { messageOfError } from '../../api/messages';

/** A form's texts for a failed call. */
interface FailureTexts {
  /** A status outside 2xx without a message that may be shown. */
  refused: (status: number) => string;
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
  const { refused, unreachable, unreadable = unreachable } = texts;
  if (!(error instanceof ApiError)) return unreachable;
  if (error.failure === 'status' || error.failure === 'refused')
    return messageOfError(error) ?? refused(error.status ?? 0);
  return error.failure === 'shape' ? unreadable : unreachable;
}
