const PREFIXES = {
  user: '6601a4c2b7d91e5f08',
  product: '6602b5d3c8ea2f6019',
  order: '6604d7f5ea0c41823b',
} as const;

export type IdKind = keyof typeof PREFIXES;

/** An id of 24 hex characters, like a document store's. The same kind and number give the same id. */
export function objectId(kind: IdKind, number: number): string {
  return PREFIXES[kind] + number.toString(16).padStart(6, '0');
}
