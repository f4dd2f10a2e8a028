import { messageOfError } from '../api/auth';
import { ApiError } from '../api/errors';

/** What a form says when its call failed (behaviour 17.8). */
interface FailureTexts {
  /** For a status outside 2xx without a message that may be shown. */
  refused: (status: number) => string;
  /** No answer, or none in time. */
  unreachable: string;
  /** For a 2xx answer that can't be read; by default as for no answer. */
  unreadable?: string;
}

/**
 * Words for a failed call: the server's own where it has some.
 * @param error whatever the call threw
 */
export function failureText(error: unknown, texts: FailureTexts): string {
  const { refused, unreachable, unreadable = unreachable } = texts;
  if (!(error instanceof ApiError)) return unreachable;
  if (error.failure === 'status') return messageOfError(error) ?? refused(error.status ?? 0);
  return error.failure === 'shape' ? unreadable : unreachable;
}
