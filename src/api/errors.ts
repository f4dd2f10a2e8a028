/** How a call failed: no answer, no answer in time, a status outside 2xx, or an answer that can't be read. */
export type ApiFailure = 'network' | 'timeout' | 'status' | 'shape' | 'aborted';

/** The one error that the API layer throws. Its message never carries what was sent. */
export class ApiError extends Error {
  override name = 'ApiError';
  /**
   * @param failure the kind
   * @param status the answer's status, where there was one
   * @param body the answer's body as it was parsed, where there was one
   */
  constructor(
    readonly failure: ApiFailure,
    readonly status?: number,
    readonly body?: unknown,
  ) {
    super(status === undefined ? failure : `${failure} ${status}`);
  }

  /**
   * Whether the server may have done what it was asked although no readable answer of its own came: 502, 503 and
   * 504 come from a gateway in front of it.
   */
  get outcomeUnknown(): boolean {
    return this.failure !== 'status' || [502, 503, 504].includes(this.status ?? 0);
  }
}

/** Whether a call was cancelled by the page itself, so that nothing is to be said. */
export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.failure === 'aborted';
}

/** Whether the API answered a call 401 or 403. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
