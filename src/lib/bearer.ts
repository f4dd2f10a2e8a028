const SCHEME = 'Bearer ';

/** The Authorization header of a token; null for a guest. */
export function bearer(token: string | undefined): string | null {
  return token === undefined ? null : SCHEME + token;
}

/** The token of an Authorization header; null where there is none. */
export function tokenIn(header: unknown): string | null {
  return typeof header === 'string' ? header.slice(SCHEME.length) : null;
}
