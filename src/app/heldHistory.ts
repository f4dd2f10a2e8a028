import { flushSync } from 'react-dom';
import {
  NavigationType,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type Navigator,
} from 'react-router-dom';
import { paths } from '#config/paths';
import { setLeaving } from '#lib/isStillAt';
import { MissingCodeError } from '#lib/useLoaded';
import { within } from '#lib/within';
import { locationState } from '#shop/session/locationState';
import { getSession } from '#shop/session/sessionStore';
import { announce } from '#ui/alerts/announce';
import { startBottleTransition, trackPressedLink } from './bottleTransition';
import { routeOf, type Page } from './routes';
import { appText } from './texts';

export interface HistoryUpdate {
  location: Location;
  action: NavigationType;
}

/** When a wait gets its line below the header, and when the page counts as missing. */
const LINE_MS = 300;
const LIMIT_MS = 10_000;

/** Whether an address shows the login: that of a customers' page, to a guest. */
const asksForLogin = (pathname: string): boolean =>
  routeOf(pathname).access === 'customer' && getSession() === null;

/** The page that an address shows: the guards redirect guests and customers. */
export function pageAt(pathname: string): Page {
  const { access, page } = routeOf(pathname);
  if (asksForLogin(pathname)) return routeOf(paths.login).page;
  if (access === 'guestsOnly' && getSession()) return routeOf(paths.home).page;
  return page;
}

let missing: MissingCodeError | undefined;

/** Why the page that appears now has no code; undefined if it has, and after it has appeared. */
export const codeFailure = (): MissingCodeError | undefined => missing;

/** The newest navigation while it waits. */
let held: { href: string } | undefined;

/** Ends a navigation that waits: the page that is shown stays. */
export function cancelNavigation(): void {
  held = undefined;
  setLeaving(false);
  delete document.documentElement.dataset.waiting;
}

function showWait(): void {
  document.documentElement.dataset.waiting = '';
  announce(appText('page.loading'));
}

/** Removed with the focus in it, a page would make Chromium compute styles in the middle of React's commit. */
function blurContent(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('main')) focused.blur();
}

/** Changes the page when the code of the next one is there. @param isPress whether a link was pressed */
function navigate(href: string, change: () => void, isPress = false): void {
  // Pressed again, or a guard that follows a logout.
  if (held?.href === href) return;
  cancelNavigation();
  const { pathname } = new URL(href, window.location.href);
  const page = pageAt(pathname);
  const movesBottle = isPress && routeOf(pathname).ground !== undefined;
  if (page.content && !movesBottle) return change();
  const navigation = { href };
  held = navigation;
  setLeaving(true);
  const appear = (failure?: MissingCodeError): void => {
    // A later navigation counts.
    if (held !== navigation) return;
    cancelNavigation();
    missing = failure;
    flushSync(change);
    missing = undefined;
  };
  const show = (): void => (movesBottle ? startBottleTransition(href, appear) : appear());
  if (page.content) return show();
  setTimeout(() => held === navigation && showWait(), LINE_MS);
  const code = page.load().catch(() => undefined);
  void within(LIMIT_MS, code).then((content) => {
    if (content) show();
    else appear(new MissingCodeError('Code could not be loaded'));
  });
}

/**
 * The browser's history, whose navigations wait for the code of their page: meanwhile the page that is left stays, with its
 * address, title and focus. Only on Back and Forward the browser changes the address at once. If the code is there, the
 * page changes in the task of the press.
 */
export function createHeldHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  let shownPath = history.location.pathname;
  const navigator: Navigator = {
    ...history,
    push: (to, state) => {
      const href = history.createHref(to);
      const { pathname, search } = new URL(href, window.location.href);
      if (!asksForLogin(pathname)) return navigate(href, () => history.push(to, state), true);
      // As the guard does, but without a frame of 'Checking access...'.
      const loginState = locationState({ from: pathname + search });
      navigate(paths.login, () => history.push(paths.login, loginState), true);
    },
    replace: (to, state) => {
      const href = history.createHref(to);
      const change = (): void => history.replace(to, state);
      const isOwn = new URL(href, window.location.href).pathname === shownPath;
      // A page that is about to be left may still write its text into its address; after Back, the browser's entry is
      // the next page's already.
      if (!held || !isOwn) navigate(href, change);
      else if (new URL(held.href, window.location.href).href !== window.location.href) change();
    },
  };
  return {
    navigator,
    first: { location: history.location, action: history.action },
    listen: (show: (next: HistoryUpdate) => void) => {
      const stop = history.listen(({ action, location }) => {
        const change = (): void => {
          if (location.pathname !== shownPath) blurContent();
          shownPath = location.pathname;
          show({ action, location });
        };
        if (action === NavigationType.Pop) navigate(history.createHref(location), change);
        else change();
      });
      const untrack = trackPressedLink();
      return () => {
        stop();
        untrack();
        cancelNavigation();
      };
    },
  };
}
