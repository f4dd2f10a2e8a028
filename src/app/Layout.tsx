import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { NavigationType, Outlet, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { followOtherTabs, onSessionChange, setLogoutHandler } from '../shop/session/sessionStore';
import { LazyPart } from '../ui/LazyPart';
import type { LoginState } from '../shop/session/returnAddress';
import { paths } from '../config/paths';
import { appText } from './texts';
import { cancelHeadCall } from '../api/headCall';
import { useEvent } from '../lib/useEvent';
import { useInView } from '../lib/useInView';
import { useMediaQuery } from '../lib/useMediaQuery';
import { Alerts } from '../ui/alerts/Alerts';
import { ageAlerts, dismissAllAlerts, keepPlacedOrder, showAlert } from '../ui/alerts/alertStore';
import { announcementRegion } from '../ui/alerts/announce';
import { HydrateLater } from '../ui/HydrateLater';
import { ErrorBoundary } from './ErrorBoundary';
import { focusContent } from '../lib/focusContent';
import { Footer } from './Footer';
import { Header, type Menu } from './Header';
import styles from './Layout.module.css';
import { OfflineNotice } from './OfflineNotice';
import { PageError } from './PageError';
import { routeOf } from './routes';
import { enterEntry, followScroll } from './scroll';
import { usePrefetchOnIntent } from './usePrefetchOnIntent';
import { showWebFonts } from './webFonts';

const loadSearch = () => import('../shop/search/SearchOverlay');

/** The layout of every page: skip link, Header, Footer, alerts. */
export function Layout() {
  const location = useLocation();
  const { access, darkTop } = routeOf(location.pathname);
  const [menuElement, menu] = useMenu();
  // The location at which the search was opened: a navigation closes it.
  const [searchAt, setSearchAt] = useState<string>();
  const closeSearch = (): void => setSearchAt(undefined);
  const top = useRef<HTMLDivElement>(null);
  const atTop = useInView(top, '0px', false, true);

  useLoginRedirect();
  usePrefetchOnIntent();
  useEffect(followOtherTabs, []);
  useEffect(followScroll, []);
  useEffect(focusPressedButtons, []);
  useLayoutEffect(() => enterEntry(location.key), [location.key]);
  useNavigations(location.pathname, () => {
    cancelHeadCall();
    showWebFonts();
  });
  // Back must not open it again.
  useNavigations(location.key, closeSearch);
  useAlertsOfVisit();
  useEffect(ignoreHeldKeys, []);

  const skip = (event: SyntheticEvent): void => {
    event.preventDefault();
    // The content is inert while the menu is open.
    menu.close();
    focusContent();
  };

  // A foreign script may move or remove any element: each part of the layout has its own boundary.
  const page = location.pathname;
  return (
    <>
      <div ref={top} className={styles.top} aria-hidden="true" />
      <a className={styles.skip} href="#content" onClick={skip}>
        {appText('skip.content')}
      </a>
      <ErrorBoundary page={page}>
        <Header
          clear={darkTop && atTop && !menu.isOpen}
          menu={menu}
          menuElement={menuElement}
          onSearch={() => setSearchAt(location.key)}
          onSearchIntent={() => void loadSearch().catch(() => undefined)}
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
        inert={menu.isOpen}
      >
        <ErrorBoundary
          page={page}
          fallback={(error, tryAgain) => <PageError error={error} tryAgain={tryAgain} />}
        >
          <Outlet />
        </ErrorBoundary>
      </main>
      <ErrorBoundary page={page}>
        <HydrateLater>
          <Footer inert={menu.isOpen} />
        </HydrateLater>
      </ErrorBoundary>
      <p {...announcementRegion} className="visually-hidden" />
      <ErrorBoundary page={page}>
        <OfflineNotice />
      </ErrorBoundary>
      <ErrorBoundary page={page}>
        {searchAt === location.key && (
          <LazyPart load={loadSearch} onMissing={closeSearch}>
            {({ SearchOverlay }) => <SearchOverlay onClose={closeSearch} />}
          </LazyPart>
        )}
      </ErrorBoundary>
    </>
  );
}

/** The phone's menu. A navigation and a wide window close it. */
function useMenu(): readonly [RefObject<HTMLElement | null>, Menu] {
  const { key } = useLocation();
  const element = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);

  // It may have been opened before the app ran.
  useEffect(() => setOpen(element.current?.matches(':popover-open') ?? false), []);

  const close = useCallback((): void => {
    if (!element.current?.matches(':popover-open')) return;
    element.current.hidePopover();
    // The browser's toggle event comes later, but the focus may move into the page now.
    flushSync(() => setOpen(false));
  }, []);
  const isWide = useMediaQuery('(width >= 1024px)');
  const hide = useEvent(() => {
    if (isOpen) element.current?.hidePopover();
  });
  useEffect(hide, [key, isWide, hide]);
  return [element, useMemo(() => ({ isOpen, setOpen, close }), [isOpen, close])];
}

/** Safari does not focus a button that is clicked, and a dialog returns the focus to the element that had it. */
function focusPressedButtons(): () => void {
  const focus = ({ target }: MouseEvent): void => {
    const button = target instanceof Element && target.closest('button');
    if (button && document.activeElement === document.body) button.focus({ preventScroll: true });
  };
  document.addEventListener('click', focus, { capture: true });
  return () => document.removeEventListener('click', focus, { capture: true });
}

/** A key that is held presses a button or link once. Typing and arrow keys still repeat. */
function ignoreHeldKeys(): () => void {
  const pressed = (event: KeyboardEvent): void => {
    const isPress = event.key === 'Enter' || event.key === ' ';
    const control = event.target instanceof Element && event.target.closest('a, button, summary');
    if (event.repeat && isPress && control) event.preventDefault();
  };
  document.addEventListener('keydown', pressed);
  return () => document.removeEventListener('keydown', pressed);
}

/**
 * After a 401 or 403, navigates to /login, unless already there, and tells a customer that
 * the session has ended. A customers' page is replaced in the history, because Back would only redirect
 * again.
 */
function useLoginRedirect(): void {
  const navigate = useNavigate();
  const leave = useEvent((ended: boolean): void => {
    if (ended) showAlert({ kind: 'session', text: appText('session.ended'), tone: 'error' });
    const { pathname, search } = window.location;
    const { path, access } = routeOf(pathname);
    if (path === paths.login) return;
    const state: LoginState = { from: pathname + search };
    void navigate(paths.login, { replace: access === 'customer', state });
  });
  useEffect(() => setLogoutHandler(leave), [leave]);
}

/**
 * Removes all alerts when a customer comes or leaves, and ages them with each navigation. Redirects and changes of
 * the query on the same page don't count.
 */
function useAlertsOfVisit(): void {
  const { pathname } = useLocation();
  const how = useNavigationType();
  useEffect(
    () =>
      onSessionChange((_, isOther, isRefused) => {
        // What was placed is told all the same.
        if (isRefused) keepPlacedOrder();
        else if (isOther) dismissAllAlerts();
      }),
    [],
  );
  useNavigations(pathname, () => {
    if (how !== NavigationType.Replace) ageAlerts();
  });
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
