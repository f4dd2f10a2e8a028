/** Logs a failure by its message alone: never a request, an address with a query, a token or typed text. */
export function logFailure(what: string, error?: unknown): void {
  if (error === undefined) console.warn(what);
  else console.warn(`${what}: ${error instanceof Error ? error.message : 'unknown error'}`);
}
