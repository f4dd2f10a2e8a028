const PREFIXES = {
  user: '6601a4c2b7d91e5f08',
  product: '6602b5d3c8ea2f6019',
  generated: '6603c6e4d9fb30712a',
  order: '6604d7f5ea0c41823b',
} as const;

export type IdKind = keyof typeof PREFIXES;

/** An id of 24 hex characters, like a document store's. The same kind and number give the same id. */
export function objectId(kind: IdKind, number: number): string {
  return PREFIXES[kind] + number.toString(16).padStart(6, '0');
}

/** The number in an id of this kind; undefined for another kind. */
export function numberOf(kind: IdKind, id: string): number | undefined {
  const lower = id.toLowerCase();
  return lower.startsWith(PREFIXES[kind]) ? parseInt(lower.slice(PREFIXES[kind].length), 16) : undefined;
}

export const isObjectId = (id: string): boolean => /^[0-9a-f]{24}$/i.test(id);

export const bareId = (id: string): string => id.replace(/^prod_/, '');
