/** The header's value for a token; null for a guest. */
export function bearer(token: string | null | undefined): string | null {
  return token ? `Bearer ${token}` : null;
}
