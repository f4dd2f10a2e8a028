import { useEffect, useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import {
  NavigationType,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import { followOtherTabs, onSessionChange, setLogoutHandler } from '../session/sessionStore';
import { LazyPart } from '../components/LazyPart';
import type { LoginState } from '../session/returnAddress';
import { useOverlay, type PageOverlay } from '../components/useOverlay';
import { OPENED_BY_LINK, opensOverlay, overlayOf } from '../model/overlays';
import { paths } from '../config/paths';
import { t } from '../i18n/common';
import { cancelHeadCall } from '../lib/headCall';
import { idle } from '../lib/idle';
import { lazyModule } from '../lib/lazyModule';
import { useEvent } from '../lib/useEvent';
import { useInView } from '../lib/useInView';
import { Alerts } from '../ui/Alerts';
import { ageAlerts, dismissAllAlerts, showAlert } from '../ui/alertStore';
import { announcementRegion } from '../ui/announce';
import { HydrateLater } from '../ui/HydrateLater';
import { ErrorBoundary } from './ErrorBoundary';
import { focusContent } from '../lib/focusContent';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './Layout.module.css';
import { OfflineNotice } from './OfflineNotice';
import { PageError } from './PageError';
import { routeOf } from './routes';
import { enterEntry, followScroll } from './scroll';
import { followSwipes } from './swipe';
import { linkOf, usePrefetchOnIntent } from './usePrefetchOnIntent';
import { showWebFonts } from './webFonts';

const searchOverlay = lazyModule(() => import('../components/search/SearchOverlay'));
const sharedPicture = lazyModule(() => idle().then(() => import('./SharedPicture')));

/** The layout of every page: skip link, Header, Footer, alerts. */
export function Layout() {
  const location = useLocation();
  const { access, darkTop } = routeOf(location.pathname);
  const over = useOverlay();
  const menuOpen = over.shown === 'menu';
  const top = useRef<HTMLDivElement>(null);
  const atTop = useInView(top, '0px', false, true);

  useLoginRedirect(over.shown !== undefined);
  usePrefetchOnIntent();
  useEffect(followOtherTabs, []);
  useEffect(followScroll, []);
  useLayoutEffect(followSwipes, []);
  useLayoutEffect(() => enterEntry(location.key), [location.key]);
  const openSearch = useSearchOpener(() => over.open('search'));
  useNavigations(location.pathname, () => {
    cancelHeadCall();
    showWebFonts();
  });
  useAlertsOfVisit();
  useFollowedLinks(over);

  const skip = (event: SyntheticEvent): void => {
    event.preventDefault();
    // The content is inert while the menu is open.
    if (menuOpen) over.close(focusContent);
    else focusContent();
  };

  // A foreign script may move or remove any element: each part of the layout has its own boundary.
  const page = location.pathname;
  return (
    <>
      <div ref={top} className={styles.top} aria-hidden="true" />
      <a className={styles.skip} href="#content" onClick={skip}>
        {t('skip.content')}
      </a>
      <ErrorBoundary page={page}>
        <Header
          clear={darkTop && atTop && !menuOpen}
          menuOpen={menuOpen}
          over={over}
          onSearch={openSearch}
          onSearchIntent={() => void searchOverlay.load().catch(() => undefined)}
        />
      </ErrorBoundary>
      <ErrorBoundary page={page}>
        <Alerts />
      </ErrorBoundary>
      <main
        id="content"
        className={styles.main}
        data-access={access}
        data-dark-top={darkTop || undefined}
        data-room
        tabIndex={-1}
        inert={menuOpen}
      >
        <ErrorBoundary
          page={page}
          fallback={(error, tryAgain) => <PageError error={error} tryAgain={tryAgain} />}
        >
          <Outlet />
        </ErrorBoundary>
      </main>
      <ErrorBoundary page={page}>
        <LazyPart optional module={sharedPicture}>
          {({ SharedPicture }) => <SharedPicture path={page} />}
        </LazyPart>
      </ErrorBoundary>
      <ErrorBoundary page={page}>
        <HydrateLater>
          <Footer inert={menuOpen} />
        </HydrateLater>
      </ErrorBoundary>
      <p {...announcementRegion} className="visually-hidden" />
      <ErrorBoundary page={page}>
        <OfflineNotice />
      </ErrorBoundary>
      <ErrorBoundary page={page}>
        {over.shown === 'search' && (
          <LazyPart module={searchOverlay} onMissing={over.close}>
            {({ SearchOverlay }) => <SearchOverlay onGo={over.go} onClose={() => over.close()} />}
          </LazyPart>
        )}
      </ErrorBoundary>
    </>
  );
}

/** Opens the overlay once its code is loaded, unless the user has left; on a failure, opens the results. */
function useSearchOpener(open: () => void): () => void {
  const navigate = useNavigate();
  const { key, state } = useLocation() as Location<unknown>;
  const arrive = useEvent((askedAt: string, loaded: boolean) => {
    if (askedAt !== key) return;
    if (loaded) open();
    else void navigate(paths.search, { replace: overlayOf(state) !== undefined });
  });
  return () =>
    void searchOverlay.load().then(
      () => arrive(key, true),
      () => arrive(key, false),
    );
}

/**
 * After a 401 or 403, navigates to /login, unless already there, and tells a customer that
 * the session has ended. A customers' page is replaced in the history, because Back would only redirect
 * again, and so is an overlay, because Back would open it again.
 */
function useLoginRedirect(isOverlay: boolean): void {
  const navigate = useNavigate();
  const leave = useEvent((ended: boolean): void => {
    if (ended) showAlert({ kind: 'session', text: t('session.ended'), tone: 'error' });
    const { pathname, search } = window.location;
    const { path, access } = routeOf(pathname);
    if (path === paths.login) return;
    const state: LoginState = { from: pathname + search };
    void navigate(paths.login, { replace: access === 'customer' || isOverlay, state });
  });
  useEffect(() => setLogoutHandler(leave), [leave]);
}

/**
 * Removes all alerts when a customer comes or leaves, and ages them with each navigation. Redirects and changes of
 * the query on the same page don't count. A link in an overlay does, although it replaces
 * the overlay's entry.
 */
function useAlertsOfVisit(): void {
  const { pathname, state } = useLocation() as Location<unknown>;
  const how = useNavigationType();
  const wasOver = useRef(false);
  useEffect(() => onSessionChange((_, isOther) => void (isOther && dismissAllAlerts())), []);
  useNavigations(pathname, () => {
    if (how !== NavigationType.Replace || wasOver.current) ageAlerts();
  });
  useEffect(() => {
    wasOver.current = overlayOf(state) !== undefined;
  }, [state]);
}

/** Makes a link that is followed from an overlay, in this tab, replace the overlay's history entry. */
function useFollowedLinks({ shown, go }: PageOverlay): void {
  useEffect(() => {
    if (shown === undefined) return;
    const follow = (event: MouseEvent): void => {
      const link = linkOf(event);
      const isOther = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      // A link to a part of this page only moves the focus.
      if (!link || isOther || link.getAttribute('href')?.startsWith('#')) return;
      event.preventDefault();
      // A link in an alert passes on the address where it was pressed.
      const { pathname, search } = window.location;
      const state = link.closest('[role="alert"]')
        ? ({ from: pathname + search } satisfies LoginState)
        : opensOverlay(link.search)
          ? OPENED_BY_LINK
          : undefined;
      go(link.pathname + link.search + link.hash, state);
    };
    document.addEventListener('click', follow, { capture: true });
    return () => document.removeEventListener('click', follow, { capture: true });
  }, [shown, go]);
}

/** Runs after every navigation except the first page. */
function useNavigations(key: string, onNavigate: () => void): void {
  const last = useRef(key);
  const run = useEvent(onNavigate);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    run();
  }, [key, run]);
}
