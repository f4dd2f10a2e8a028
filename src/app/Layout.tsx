import { useEffect, useLayoutEffect, useState, type SyntheticEvent } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { cancelHeadCall } from '../api/headCall';
import { focusContent } from '../lib/focusContent';
import { Alerts } from '../ui/alerts/Alerts';
import { announcementRegion } from '../ui/alerts/announce';
import { HydrateLater } from '../ui/HydrateLater';
import { LazyPart } from '../ui/LazyPart';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { Header, loadSearch } from './Header';
import styles from './Layout.module.css';
import { closeMenu, useMenuOpen } from './menu';
import { OfflineNotice } from './OfflineNotice';
import { PageError } from './PageError';
import { followPresses } from './presses';
import { routeOf } from './routes';
import { enterEntry, followScroll } from './scroll';
import { appText } from './texts';
import { useOnChange } from './useOnChange';
import { usePrefetchOnIntent } from './usePrefetchOnIntent';
import { useAgingAlerts, useSessionNews } from './useSessionNews';
import { showWebFonts } from './webFonts';

/** The layout of every page: skip link, Header, Footer, alerts, search. */
export function Layout() {
  const { pathname, key } = useLocation();
  const { access, darkTop } = routeOf(pathname);
  const isMenuOpen = useMenuOpen();
  // The location at which the search was opened: a navigation closes it.
  const [searchAt, setSearchAt] = useState<string>();
  const closeSearch = (): void => setSearchAt(undefined);

  useSessionNews();
  useAgingAlerts();
  usePrefetchOnIntent();
  useEffect(followScroll, []);
  useEffect(followPresses, []);
  useLayoutEffect(() => enterEntry(key), [key]);
  // Back must not open it again.
  useOnChange(key, closeSearch);
  useOnChange(pathname, () => {
    cancelHeadCall();
    showWebFonts();
  });

  const skip = (event: SyntheticEvent): void => {
    event.preventDefault();
    closeMenu();
    focusContent();
  };

  // A foreign script may move or remove any element: each part of the layout has its own boundary.
  return (
    <>
      <a className={styles.skip} href="#content" onClick={skip}>
        {appText('skip.content')}
      </a>
      <ErrorBoundary page={pathname}>
        <Header darkTop={darkTop} isMenuOpen={isMenuOpen} onSearch={() => setSearchAt(key)} />
      </ErrorBoundary>
      <ErrorBoundary page={pathname}>
        <Alerts />
      </ErrorBoundary>
      <main
        id="content"
        className={styles.main}
        data-access={access}
        data-dark-top={darkTop || undefined}
        data-room
        tabIndex={-1}
        inert={isMenuOpen}
      >
        <ErrorBoundary
          page={pathname}
          fallback={(error, tryAgain) => <PageError error={error} tryAgain={tryAgain} />}
        >
          <Outlet />
        </ErrorBoundary>
      </main>
      <ErrorBoundary page={pathname}>
        <HydrateLater>
          <Footer inert={isMenuOpen} />
        </HydrateLater>
        <p {...announcementRegion} className="visually-hidden" />
        <OfflineNotice />
        {searchAt === key && (
          <LazyPart load={loadSearch} onFailed={closeSearch}>
            {({ SearchOverlay }) => <SearchOverlay onClose={closeSearch} />}
          </LazyPart>
        )}
      </ErrorBoundary>
    </>
  );
}
