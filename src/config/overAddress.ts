/** What the address of the catalogue says of what lies over it. */
export const OVER_PARAMS = ['perfume', 'name', 'scent'] as const;

/** The query of the list below what lies over it. */
export function withoutOver(query: string): URLSearchParams {
  const rest = new URLSearchParams(query);
  OVER_PARAMS.forEach((param) => rest.delete(param));
  return rest;
}

/** The state of an entry that lies over the one before it: the page below neither scrolls nor takes the focus. */
export const STILL = { still: true } as const;

/** Whether an entry's state is {@link STILL}. */
export function isStill(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'still' in state;
}

/** What lies over a page without an address of its own. Its history entry says so, and Back closes it. */
export type Over = 'menu' | 'pictures' | 'search';

/** The {@link Over} of an entry's state; undefined for an entry that is a page. */
export function overOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'over' in state ? state.over : undefined;
}
