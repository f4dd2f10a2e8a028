import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { opensPanel, withoutPanel } from '#config/paths';
import { useGoBack } from '#lib/useGoBack';
import { useHydrated } from '#lib/useHydrated';
import { DEFAULT_VIEW, parseView, writeView, type CatalogueView } from '#shop/products/catalogueView';

/** The view in the catalogue's address; the default one while a prerendered page hydrates. A change replaces the entry. */
export function useCatalogueView() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const isHydrated = useHydrated();
  const view = isHydrated ? parseView(new URLSearchParams(search)) : DEFAULT_VIEW;

  /** The query with a change. Unlike the router's address, the browser's has a change that was made just before. */
  const queryWith = (wanted: Partial<CatalogueView>): string => {
    const query = new URLSearchParams(window.location.search);
    return writeView({ ...parseView(query), ...wanted }, query);
  };

  const change = (wanted: Partial<CatalogueView>): void => {
    // The user has left for a page that is not rendered yet.
    if (window.location.pathname !== pathname) return;
    void navigate({ search: queryWith(wanted) }, { replace: true, state });
  };

  /** Writes a change into the address of a page that is being left. It renders nothing: a press is under way. */
  const persist = (wanted: Partial<CatalogueView>): void =>
    window.history.replaceState(window.history.state, '', pathname + queryWith(wanted));

  /** Goes back to where the panel was opened, or shows the list if the visit began with the panel. */
  const closePanel = useGoBack(() => void navigate({ search: withoutPanel(search) }, { replace: true }));

  return {
    view,
    isHydrated,
    change,
    persist,
    reset: () => change(DEFAULT_VIEW),
    closePanel,
    isPanelOpen: isHydrated && opensPanel(search),
    /** The list's own query, for links to panels over it. */
    listQuery: isHydrated ? withoutPanel(search) : '',
  };
}
