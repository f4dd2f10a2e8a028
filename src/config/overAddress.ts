/** What the address of the catalogue says of what lies over it. */
export const OVER_PARAMS = ['perfume', 'name', 'scent'] as const;

/** The state of an entry that lies over the one before it: the page below neither scrolls nor takes the focus. */
export const STILL = { still: true } as const;

/** Whether an entry's state is {@link STILL}. */
export function isStill(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'still' in state;
}
