export type ApiFailure =
  /** It was not sent: the code that sends it could not be loaded, or the e-mail service is not set up. */
  | 'unsent'
  | 'network'
  | 'timeout'
  /** The answer has a status outside 2xx. */
  | 'status'
  /** The answer of the e-mail service, which is not the API, has a status outside 2xx. */
  | 'email'
  /** The answer has a status of 2xx, and says `success: false`. */
  | 'unsuccessful'
  /** The answer has a status of 2xx, and could not be read. */
  | 'shape'
  | 'aborted';

/** The only error that the API layer throws. Its message never contains what was sent. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly failure: ApiFailure,
    readonly status?: number,
    readonly body?: unknown,
  ) {
    super(status === undefined ? failure : `${failure} ${status}`);
  }

  /** Whether the server may have carried out the request. 502, 503 and 504 come from a gateway in front of it. */
  get outcomeUnknown(): boolean {
    if (['unsuccessful', 'unsent', 'email'].includes(this.failure)) return false;
    return this.failure !== 'status' || [502, 503, 504].includes(this.status ?? 0);
  }
}

/** Whether the server may have carried out a failed call. */
export const mayBeDone = (error: unknown): boolean => error instanceof ApiError && error.outcomeUnknown;

/** Whether the page itself cancelled the call. Such a failure is not reported to the shopper. */
export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.failure === 'aborted';
}

export function hasStatus(error: unknown, ...statuses: readonly number[]): error is ApiError {
  return error instanceof ApiError && error.failure === 'status' && statuses.includes(error.status ?? 0);
}

export function isUnauthorized(error: unknown): boolean {
  return hasStatus(error, 401, 403);
}
