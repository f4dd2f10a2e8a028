/**
 * Logs a failure that the shopper does not see, or sees in other words. Only the error's message is written,
 * never a request, an address with a query, a token or typed text.
 */
export function logFailure(what: string, error?: unknown): void {
  if (error === undefined) console.warn(what);
  else console.warn(`${what}: ${error instanceof Error ? error.message : 'unknown error'}`);
}
