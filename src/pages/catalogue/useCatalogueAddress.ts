import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, type Location, type NavigateOptions } from 'react-router-dom';
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

/** The catalogue's view in its address: `?search=&sort=&price=&family=&saved=&list=`. */
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

/** A query as an address has it: '' or '?…'. A comma needs no escape in it. */
function searchOf(query: URLSearchParams): string {
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/**
 * Changes the query of the page on screen, or goes back. The router's location may lag behind the browser's,
 * so both use the browser's: after a link or a redirect they do nothing, which would undo that navigation.
 */
export function useQueryHere() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isHere = (): boolean => window.location.pathname === pathname;
  return {
    go: (query: URLSearchParams, options: NavigateOptions): void => {
      // In a transition, so that the page stays responsive: the list may be long.
      if (isHere()) startTransition(() => void navigate({ search: searchOf(query) }, options));
    },
    /** Goes back by a number of history entries. */
    back: (entries: number): void => {
      if (isHere()) void navigate(-entries);
    },
  };
}

/** Whether the browser's current history entry is that of the filter's sheet. */
const isInSheet = (): boolean => overlayOf(entryState()) === 'filter';

/**
 * The view in the address, and functions that change it. Changes replace the history entry, and defaults are
 * left out of the address. While a prerendered page hydrates, the view has the defaults, and `known` is false.
 * The filter's sheet has its own history entry, which its choices change: when it closes, the list's entry
 * gets them.
 */
export function useCatalogueAddress() {
  const here = useQueryHere();
  const { search, state } = useLocation() as Location<unknown>;
  const sheet = useOverlay();
  const inSheet = overlayOf(state) === 'filter';
  // The query of the sheet's entry, until the list's entry has it.
  const [chosen, setChosen] = useState<string>();
  if (inSheet && chosen !== search) setChosen(search);
  // The last choice in the sheet, until the router's location has it: Back may come before.
  const newest = useRef<string>(undefined);
  const query = chosen ?? search;
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
    const current = isInSheet() ? window.location.search : (chosen ?? window.location.search);
    const next = new URLSearchParams(current);
    for (const [name, value] of Object.entries({ ...readView(current), ...wanted })) {
      if (value === DEFAULTS[name as keyof CatalogueView]) next.delete(name);
      else next.set(name, value);
    }
    setChosen(undefined);
    newest.current = isInSheet() ? searchOf(next) : undefined;
    here.go(next, { replace: true, state: entryState() });
  });
  const change = useEvent((wanted: Partial<CatalogueView>): void => {
    // The sheet was just closed, and the browser is still going back.
    if (sheet.shown === undefined && isInSheet())
      window.addEventListener('popstate', () => apply(wanted), { once: true });
    else apply(wanted);
  });
  const keepChoice = useEvent((): void => {
    const kept = newest.current ?? chosen;
    if (kept === search) {
      newest.current = undefined;
      setChosen(undefined);
    } else here.go(new URLSearchParams(kept), { replace: true, state });
  });
  useEffect(() => {
    if (inSheet && newest.current === search) newest.current = undefined;
    if (!inSheet && chosen !== undefined) keepChoice();
  }, [inSheet, chosen, search, keepChoice]);
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
