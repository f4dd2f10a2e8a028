import { useEffect, useState, type SyntheticEvent } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { cancelHeadCall } from '#api/send';
import { focusContent } from '#lib/focusContent';
import { subscribeToSaved } from '#shop/products/saved';
import { useAuth } from '#shop/session/AuthContext';
import { BelowFold } from '#ui/BelowFold';
import { LazyPart } from '#ui/LazyPart';
import { Alerts } from '#ui/alerts/Alerts';
import { announcementRegion } from '#ui/alerts/announce';
import { useOverlay } from '#ui/overlays';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { Header, loadSearch } from './Header';
import styles from './Layout.module.css';
import { PageError } from './PageError';
import { useAgents } from './agents/useAgents';
import { closeMenu, useMenu } from './menu';
import { subscribeToPresses } from './presses';
import { routeOf } from './routes';
import { subscribeToScroll } from './scroll';
import { appText } from './texts';
import { useOnChange } from './useOnChange';
import { usePagePrefetch } from './usePagePrefetch';
import { useAgingAlerts, useSessionChanges } from './useSessionChanges';

/** The layout of every page. Each part has its own boundary: a foreign script may move or remove any element. */
export function Layout() {
  const { pathname } = useLocation();
  const { access, darkTop } = routeOf(pathname);
  const { customerKey } = useAuth();
  const isMenuOpen = useMenu();
  const search = useSearchOverlay();
  useOverlay(isMenuOpen);

  useSessionChanges();
  useAgents();
  useAgingAlerts();
  usePagePrefetch();
  useEffect(subscribeToPresses, []);
  useEffect(subscribeToScroll, []);
  useEffect(subscribeToSaved, []);
  useOnChange(pathname, cancelHeadCall);

  const skip = (event: SyntheticEvent): void => {
    event.preventDefault();
    closeMenu();
    focusContent();
  };

  return (
    <>
      <a className={styles.skip} href="#content" onClick={skip}>
        {appText('skip.content')}
      </a>
      <ErrorBoundary page={pathname}>
        <Header darkTop={darkTop} isMenuOpen={isMenuOpen} onSearch={search.open} />
      </ErrorBoundary>
      <ErrorBoundary page={pathname}>
        <Alerts />
      </ErrorBoundary>
      <main
        id="content"
        className={styles.main}
        data-access={access}
        data-dark-top={darkTop || undefined}
        tabIndex={-1}
        inert={isMenuOpen}
      >
        <ErrorBoundary page={pathname} fallback={PageError}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <ErrorBoundary page={pathname}>
        <BelowFold>
          <Footer inert={isMenuOpen} />
        </BelowFold>
        {/* What was announced is no other customer's. */}
        <p key={customerKey} {...announcementRegion} className="visually-hidden" />
      </ErrorBoundary>
      <ErrorBoundary page={pathname}>{search.overlay}</ErrorBoundary>
    </>
  );
}

/** The search overlay. A navigation, or the end of a customer's session, closes it in the same render. */
function useSearchOverlay() {
  const place = useLocation().key + useAuth().customerKey;
  const [openedAt, setOpenedAt] = useState<string>();
  const close = (): void => setOpenedAt(undefined);
  // Back must not open it again.
  useOnChange(place, close);
  return {
    open: () => setOpenedAt(place),
    overlay: openedAt === place && (
      <LazyPart load={loadSearch} onFailed={close}>
        {({ SearchOverlay }) => <SearchOverlay onClose={close} />}
      </LazyPart>
    ),
  };
}
