import { useLocation, useNavigate } from 'react-router-dom';
import { useEvent } from '../../lib/useEvent';
import { useHydrated } from '../../lib/useHydrated';
import { oneOf, PRICE_BANDS, SORTS, type PriceBand, type Sort } from '../../model/catalogueView';

/** What the catalogue shows, as its address says it: `?search=&sort=&price=` (behaviour 8.6). */
export interface CatalogueView {
  search: string;
  sort: Sort;
  price: PriceBand;
}

const DEFAULTS: CatalogueView = { search: '', sort: 'featured', price: 'all' };

function read(query: string): CatalogueView {
  const given = new URLSearchParams(query);
  return {
    search: (given.get('search') ?? '').trim(),
    sort: oneOf(SORTS, given.get('sort')),
    price: oneOf(PRICE_BANDS, given.get('price')),
  };
}

/**
 * The view that the address says, and how to change it: the history entry is replaced, and defaults are left
 * out. While a page made at build is hydrated, the defaults hold.
 */
export function useCatalogueAddress() {
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const hydrated = useHydrated();
  const view = hydrated ? read(query) : DEFAULTS;

  const change = useEvent((wanted: Partial<CatalogueView>): void => {
    // The browser's own address is never behind, even where two changes follow at once.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries({ ...read(window.location.search), ...wanted })) {
      if (value === DEFAULTS[name as keyof CatalogueView]) next.delete(name);
      else next.set(name, value);
    }
    void navigate({ search: next.toString() }, { replace: true });
  });
  const reset = useEvent(() => change(DEFAULTS));

  return { view, change, reset, known: hydrated };
}
