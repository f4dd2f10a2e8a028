const SCHEME = 'Bearer ';

/** The header's value for a token; null for a guest. */
export function bearer(token: string | undefined): string | null {
  return token === undefined ? null : SCHEME + token;
}

/** The token in the header's value; null if there is none. */
export function tokenIn(header: unknown): string | null {
  return typeof header === 'string' ? header.slice(SCHEME.length) : null;
}
