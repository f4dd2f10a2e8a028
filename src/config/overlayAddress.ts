/** The parameters in the catalogue's address that open a panel over it. */
export const OVERLAY_PARAMS = ['perfume', 'name', 'scent', 'compare'] as const;

/** The query without these: that of the list below. */
export function withoutOverlay(query: string): URLSearchParams {
  const rest = new URLSearchParams(query);
  OVERLAY_PARAMS.forEach((param) => rest.delete(param));
  return rest;
}

/** The state of an overlay's history entry: navigating to it neither scrolls the page nor moves the focus. */
export const OVERLAY_ENTRY = { still: true } as const;

/** Whether an entry's state is {@link OVERLAY_ENTRY}. */
export function isOverlayEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'still' in state;
}

/** An overlay without an address of its own. It has a history entry, so that Back closes it. */
export type Overlay = 'menu' | 'pictures' | 'search';

/** The {@link Overlay} of an entry's state; undefined for an entry that is a page. */
export function overlayOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'over' in state ? state.over : undefined;
}

/**
 * Whether a query of the catalogue narrows it down: to a search, the saved perfumes, or a list. The document is marked
 * then (`data-narrowed`), and the banner is low (behaviour 8.27).
 */
export function isNarrowed(query: string): boolean {
  return /[?&](search|saved|list)=[^&]/.test(query);
}
