import { NavigationType, type Location } from 'react-router-dom';
import { opensPanel } from '#config/paths';
import { msSince, now } from '#lib/clock';
import { showElement } from '#lib/showElement';

/**
 * A link of a page: its address, and its position among the page's links to this address. Rows out of view have
 * estimated heights (`content-visibility`), so in a long list on a phone the scroll position alone leads elsewhere.
 */
interface FollowedLink {
  href: string;
  index: number;
  /** Where it was in the window, in px from its top. */
  top: number;
}

/** What the state of a history entry carries, so that Back finds its place after a reload, too. */
interface Place {
  top: number;
  /** The link that was followed from it last. */
  link: FollowedLink | undefined;
}

/** By history entry. A browser may refuse to write each position into the entry itself. */
const positions = new Map<string, number>();
const GIVE_UP_MS = 3000;

/** What is on screen; undefined until the first page is. */
let shown: Location | undefined;
let restoration = new AbortController();

function recordScroll(): void {
  if (shown) positions.set(shown.key, window.scrollY);
}

function recordLink({ target }: Event): void {
  // On Back, the browser must not scroll the page that is still on screen. `restoreOnReload` may have reset this when
  // the page went into the back/forward cache, so it is set at each click.
  window.history.scrollRestoration = 'manual';
  const link = target instanceof Element && target.closest('a');
  // While the page of Back loads, the entry is already that one's.
  const { key = 'default' } = (window.history.state ?? {}) as { key?: string };
  if (!link || key !== shown?.key) return;
  // The event of a scroll just before may be still to come.
  recordScroll();
  if (link.pathname === window.location.pathname) return;
  const { href } = link;
  const index = linksTo(href).indexOf(link);
  const followed = index < 0 ? undefined : { href, index, top: link.getBoundingClientRect().top };
  const place: Place = { top: window.scrollY, link: followed };
  window.history.replaceState({ ...(window.history.state as object | null), place }, '');
}

function restoreOnReload(): void {
  window.history.scrollRestoration = 'auto';
}

/** Records scroll positions. On a reload the browser still restores them. @returns a function that ends it */
export function subscribeToScroll(): () => void {
  const control = new AbortController();
  const { signal } = control;
  window.addEventListener('click', recordLink, { capture: true, signal });
  window.addEventListener('scroll', recordScroll, { passive: true, signal });
  window.addEventListener('pagehide', restoreOnReload, { signal });
  return () => {
    positions.clear();
    shown = undefined;
    restoration.abort();
    control.abort();
  };
}

/**
 * Sets scroll position and focus after a navigation, even in lists that fill later:
 *
 *     navigation                            scroll position    focus
 *     first page of a visit                 the browser's      the browser's
 *     same page: panel, or replaced entry   stays              stays
 *     same page: Back or Forward            recorded           stays
 *     other page: Back or Forward           recorded           the followed link, else the heading
 *     to an anchor                          its element        its element
 *     any other                             top                the heading
 */
export function setScrollAndFocus(location: Location, how: NavigationType): void {
  const before = shown;
  shown = location;
  if (!before || before.key === location.key) return;
  restoration.abort();
  const isSamePage = before.pathname === location.pathname;
  const isPanel = opensPanel(before.search) || opensPanel(location.search);
  if (isSamePage && (how === NavigationType.Replace || isPanel)) return;
  window.history.scrollRestoration = 'manual';
  if (how === NavigationType.Pop) {
    const { place } = (window.history.state ?? {}) as { place?: Place };
    const top = positions.get(location.key) ?? place?.top ?? 0;
    const link = isSamePage ? undefined : place?.link;
    if (!isSamePage && (!link || !focusLink(link))) focusHeading();
    retryEachFrame(() => restorePlace(top, link));
    return;
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  const goal = location.hash.slice(1);
  if (goal !== '' && showElement(goal)) return;
  focusHeading();
  // What lies below the first screen is there a frame later.
  if (goal !== '') retryEachFrame(() => showElement(goal));
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * The links to an address, in the document's order, without the footer's. While a link of the footer has the focus, a
 * list loads no further pages, so focusing one would keep the list from growing to its former length.
 */
function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a:not(footer a)')].filter(
    (link) => link.href === href,
  );
}

function focusLink({ href, index }: FollowedLink): HTMLElement | undefined {
  const link = linksTo(href)[index];
  // It may be in a closed part, as 'Get help' of an order is.
  link?.closest('details')?.setAttribute('open', '');
  link?.focus({ preventScroll: true });
  return document.activeElement === link ? link : undefined;
}

/** Tries in each frame to reach a place of a page that still grows, for a while, unless the user moves first. */
function retryEachFrame(isReached: () => boolean): void {
  restoration = new AbortController();
  const { signal } = restoration;
  const stop = (): void => restoration.abort();
  for (const move of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(move, stop, { passive: true, signal });
  const start = now();
  const attempt = (): void => {
    if (signal.aborted) return;
    if (isReached() || msSince(start) > GIVE_UP_MS) stop();
    else requestAnimationFrame(attempt);
  };
  attempt();
}

/** Scrolls to a position, and focuses the link. @returns whether the page is long enough for it */
function restorePlace(top: number, link: FollowedLink | undefined): boolean {
  window.scrollTo({ top, behavior: 'instant' });
  const isThere = Math.abs(window.scrollY - top) < 2;
  if (!link) return isThere;
  const focused = focusLink(link);
  // The header's links are there before the list is, and stay in their place.
  if (!focused || focused.closest('header')) return focused !== undefined && isThere;
  window.scrollBy({ top: focused.getBoundingClientRect().top - link.top, behavior: 'instant' });
  return true;
}
