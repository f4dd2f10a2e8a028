import { useSyncExternalStore } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { isOverlayEntry, OVERLAY_PARAMS, OVERLAY_ENTRY, withoutOverlay } from '../../config/overlayAddress';
import { useEvent } from '../../lib/useEvent';
import { oneOf, PRICE_BANDS, SORTS, type PriceBand, type Sort } from '../../model/catalogueView';
import { useQueryHere } from './useQueryHere';

/** What the catalogue shows, as its address says it: `?search=&sort=&price=&saved=&list=` (behaviour 8.6). */
export interface CatalogueView {
  search: string;
  sort: Sort;
  price: PriceBand;
  /** '1': the saved perfumes alone. */
  saved: '' | '1';
  /** Perfumes that somebody sent, as model/sharedList writes them. */
  list: string;
}

const never = () => () => undefined;

const DEFAULTS: CatalogueView = { search: '', sort: 'featured', price: 'all', saved: '', list: '' };

/** What a query says of the view; what it leaves out, or says wrong, is the default. */
function readView(query: string): CatalogueView {
  const given = new URLSearchParams(query);
  return {
    search: (given.get('search') ?? '').trim(),
    sort: oneOf(SORTS, given.get('sort')),
    price: oneOf(PRICE_BANDS, given.get('price')),
    saved: oneOf(['', '1'], given.get('saved')),
    list: given.get('list') ?? '',
  };
}

/**
 * The view that the address says, and how to change it: the history entry is replaced, and defaults are left
 * out. While a prerendered page is hydrated, the defaults hold: `known` tells that the view is the address's.
 */
export function useCatalogueAddress() {
  const here = useQueryHere();
  const { search: query, state } = useLocation() as Location<unknown>;
  // Only where there is a query the page is rendered once more after it is hydrated.
  const known =
    useSyncExternalStore(
      never,
      () => query,
      () => '',
    ) === query;
  const view = known ? readView(query) : DEFAULTS;

  const change = useEvent((wanted: Partial<CatalogueView>): void => {
    // The browser's own address is never behind, even where two changes follow at once.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries({ ...readView(window.location.search), ...wanted })) {
      if (value === DEFAULTS[name as keyof CatalogueView]) next.delete(name);
      else next.set(name, value);
    }
    here.go(next, { replace: true });
  });
  const reset = useEvent(() => change(DEFAULTS));
  /** Follows a link to what lies over the list, and keeps the list as it is. */
  const open = useEvent((query: string): void => {
    const next = new URLSearchParams(window.location.search);
    new URLSearchParams(query).forEach((value, name) => next.set(name, value));
    here.go(next, { state: OVERLAY_ENTRY });
  });

  // Whoever came from the list goes back to it, so that no second entry of it is left in the history.
  const close = useEvent((): void => {
    if (isOverlayEntry(state)) here.back();
    else here.go(withoutOverlay(window.location.search), { replace: true });
  });

  const over = known && OVERLAY_PARAMS.some((param) => new URLSearchParams(query).has(param));
  return { view, change, reset, open, close, over, known };
}
