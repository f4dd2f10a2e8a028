import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { useOverlay } from '../../components/useOverlay';
import {
  OPENED_BY_LINK,
  opensOverlay,
  OVERLAY_ENTRY,
  overlayDepth,
  overlayOf,
  withoutOverlay,
} from '../../model/overlays';
import { entryState } from '../../lib/entryState';
import { useEvent } from '../../lib/useEvent';
import {
  oneOf,
  PRICE_BANDS,
  readFamilies,
  SORTS,
  type PriceBand,
  type Sort,
} from '../../model/catalogueView';
import { useQueryHere } from './useQueryHere';

/** The catalogue's view in its address: `?search=&sort=&price=&family=&saved=&list=` (behaviour 8.6). */
export interface CatalogueView {
  search: string;
  sort: Sort;
  price: PriceBand;
  /** Families of scents, separated by commas; '' for all. */
  family: string;
  /** '1': only the saved perfumes. */
  saved: '' | '1';
  /** A shared list, in the format of model/sharedList. */
  list: string;
}

const never = () => () => undefined;

const DEFAULTS: CatalogueView = {
  search: '',
  sort: 'featured',
  price: 'all',
  family: '',
  saved: '',
  list: '',
};

/** Reads the view from a query. A missing or invalid value becomes the default. */
function readView(query: string): CatalogueView {
  const given = new URLSearchParams(query);
  return {
    search: (given.get('search') ?? '').trim(),
    sort: oneOf(SORTS, given.get('sort')),
    price: oneOf(PRICE_BANDS, given.get('price')),
    family: readFamilies(given.get('family')).join(),
    saved: oneOf(['', '1'], given.get('saved')),
    list: given.get('list') ?? '',
  };
}

/**
 * The view in the address, and functions that change it. Changes replace the history entry, and defaults are
 * left out of the address. While a prerendered page hydrates, the view has the defaults, and `known` is false.
 * The filter's sheet has its own history entry, which its choices change: when it closes, the list's entry
 * gets them (behaviour 8.30).
 */
export function useCatalogueAddress() {
  const here = useQueryHere();
  const { search: query, state } = useLocation() as Location<unknown>;
  const sheet = useOverlay();
  // Rerenders after hydration only if there is a query.
  const known =
    useSyncExternalStore(
      never,
      () => query,
      () => '',
    ) === query;
  const view = known ? readView(query) : DEFAULTS;

  const apply = useEvent((wanted: Partial<CatalogueView>): void => {
    // The browser's address is current; after two quick changes the router's may lag behind.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries({ ...readView(window.location.search), ...wanted })) {
      if (value === DEFAULTS[name as keyof CatalogueView]) next.delete(name);
      else next.set(name, value);
    }
    here.go(next, { replace: true, state: entryState() });
  });
  const change = useEvent((wanted: Partial<CatalogueView>): void => {
    const isClosing = sheet.shown === undefined && overlayOf(entryState()) === 'filter';
    // The browser is still going back.
    if (isClosing) window.addEventListener('popstate', () => apply(wanted), { once: true });
    else apply(wanted);
  });
  const inSheet = overlayOf(state) === 'filter';
  useEffect(() => {
    if (!inSheet) return;
    const { pathname } = window.location;
    const keep = (): void => {
      if (window.location.pathname !== pathname) return;
      window.history.replaceState(window.history.state, '', pathname + query);
    };
    // Before the router reads the address.
    window.addEventListener('popstate', keep, { capture: true });
    return () => window.removeEventListener('popstate', keep, { capture: true });
  }, [inSheet, query]);
  const reset = useEvent(() => change(DEFAULTS));
  /** Opens an overlay over the list and keeps the list's state. */
  const open = useEvent((query: string): void => {
    const next = new URLSearchParams(window.location.search);
    new URLSearchParams(query).forEach((value, name) => next.set(name, value));
    here.go(next, { state: { ...OVERLAY_ENTRY, ...OPENED_BY_LINK } });
  });

  /** Goes back to where the overlay was opened, or shows the list if the visit began with the overlay. */
  const close = useEvent((): void => {
    const current = window.location.search;
    const depth = overlayDepth(entryState());
    if (depth > 0) here.back(depth);
    else if (opensOverlay(current)) here.go(withoutOverlay(current), { replace: true });
  });

  const over = known && opensOverlay(query);
  return { view, change, reset, open, close, over, known, sheet };
}
