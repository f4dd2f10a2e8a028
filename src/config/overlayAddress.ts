/** What the address of the catalogue says of what lies over it. */
export const OVERLAY_PARAMS = ['perfume', 'name', 'scent'] as const;

/** The query of the list below what lies over it. */
export function withoutOverlay(query: string): URLSearchParams {
  const rest = new URLSearchParams(query);
  OVERLAY_PARAMS.forEach((param) => rest.delete(param));
  return rest;
}

/** The state of an entry that lies over the one before it: the page below neither scrolls nor takes the focus. */
export const OVERLAY_ENTRY = { still: true } as const;

/** Whether an entry's state is {@link OVERLAY_ENTRY}. */
export function isOverlayEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'still' in state;
}

/** What lies over a page without an address of its own. Its history entry says so, and Back closes it. */
export type Overlay = 'menu' | 'pictures' | 'search';

/** The {@link Overlay} of an entry's state; undefined for an entry that is a page. */
export function overlayOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'over' in state ? state.over : undefined;
}
