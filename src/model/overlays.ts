/** The parameters in the catalogue's address that open an overlay. */
const OVERLAY_PARAMS = ['perfume', 'name', 'scent', 'compare'] as const;

/** Whether a query of the catalogue opens an overlay. */
export function opensOverlay(query: string): boolean {
  const given = new URLSearchParams(query);
  return OVERLAY_PARAMS.some((param) => given.has(param));
}

/** The query of the list below the overlay: the given one without the overlay's parameters. */
export function withoutOverlay(query: string): URLSearchParams {
  const rest = new URLSearchParams(query);
  OVERLAY_PARAMS.forEach((param) => rest.delete(param));
  return rest;
}

/** The history state of an overlay's entry. Navigating to it neither scrolls the page nor moves the focus. */
export const OVERLAY_ENTRY = { overlayEntry: true } as const;

/** Whether a history state is {@link OVERLAY_ENTRY}. */
export function isOverlayEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'overlayEntry' in state;
}

/**
 * The history state of an overlay that a link opens. Its depth is the number of history entries back to where
 * the overlay was opened.
 */
export const OPENED_BY_LINK = { depth: 1 } as const;

/** The {@link OPENED_BY_LINK} depth of a history state; 0 if the visit began with the overlay. */
export function overlayDepth(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('depth' in state)) return 0;
  return Number.isInteger(state.depth) ? Number(state.depth) : 0;
}

/** An overlay without its own address. It has a history entry, so that Back closes it. */
export type Overlay = 'menu' | 'pictures' | 'search' | 'filter';

/** The {@link Overlay} in a history state; undefined if the entry is a page. */
export function overlayOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'overlay' in state ? state.overlay : undefined;
}
