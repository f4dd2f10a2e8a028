import { NavigationType, type Location } from 'react-router-dom';
import { opensPanel } from '../shop/products/view';
import { HistoryEntryCache } from '../lib/HistoryEntryCache';

/** Scroll positions by history entry. */
const positions = new HistoryEntryCache<number>();

/** A link on a page: its address, its kind, and its position among the links of this kind to this address. */
interface FollowedLink {
  href: string;
  className: string;
  index: number;
  /** Where it was in the window, in px from its top. */
  top: number;
}

/** By history entry: the link that was followed from it last. */
const followed = new HistoryEntryCache<FollowedLink>();
const GIVE_UP_MS = 3000;

let currentKey = 'default';
let shown: Location | undefined;

function remember(): void {
  positions.set(currentKey, window.scrollY);
}

/** Starts to record scroll positions. On a reload the browser still restores them. */
export function followScroll(): () => void {
  const leave = (): void => {
    window.history.scrollRestoration = 'auto';
  };
  // Switch before a link is followed: otherwise Back would scroll the old page while it is still on screen.
  const keep = ({ target }: Event): void => {
    window.history.scrollRestoration = 'manual';
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    // The event of a scroll just before may be still to come.
    remember();
    followed.delete(currentKey);
    // While the focus is in the footer, a list does not load on.
    if (link.closest('footer')) return;
    const { href, className } = link;
    const index = linksLike({ href, className }).indexOf(link);
    followed.set(currentKey, { href, className, index, top: link.getBoundingClientRect().top });
  };
  window.addEventListener('click', keep, { capture: true });
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pagehide', leave);
  return () => {
    positions.clear();
    followed.clear();
    window.removeEventListener('click', keep, { capture: true });
    window.removeEventListener('scroll', remember);
    window.removeEventListener('pagehide', leave);
  };
}

/** Sets the history entry on screen, before its content has loaded. */
export function enterEntry(key: string): void {
  currentKey = key;
}

/**
 * Sets scroll position and focus after a navigation: the page's top and its heading, or on Back and Forward
 * the recorded position and the link that was followed, even in lists that fill later. A change of only the query
 * that replaces the entry moves nothing, nor does opening or closing a panel over the catalogue.
 * @returns a function that stops a pending restoration
 */
export function arrive(location: Location, how: NavigationType): (() => void) | undefined {
  const before = shown;
  shown = location;
  if (!before || before.key === location.key) return undefined;
  const samePage = before.pathname === location.pathname;
  const isPanel = opensPanel(before.search) || opensPanel(location.search);
  if (samePage && (how === NavigationType.Replace || isPanel)) return undefined;
  window.history.scrollRestoration = 'manual';
  if (how === NavigationType.Pop) {
    const link = samePage ? undefined : followed.get(location.key);
    if (!samePage && !(link && focusLink(link))) focusHeading();
    return restore(positions.get(location.key) ?? 0, link);
  }
  const target = document.getElementById(decoded(location.hash.slice(1)));
  if (target) {
    target.scrollIntoView();
    return undefined;
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  focusHeading();
  return undefined;
}

/** A hash as an id; a malformed one stays as it is. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The links of this kind to this address, in the document's order. */
function linksLike({ href, className }: Pick<FollowedLink, 'href' | 'className'>): HTMLAnchorElement[] {
  return [...document.querySelectorAll('a')].filter(
    (link) => link.href === href && link.className === className,
  );
}

/** Focuses a link, and returns whether it is there and visible. */
function focusLink(link: FollowedLink): boolean {
  const found = linksLike(link)[link.index];
  found?.closest('details')?.setAttribute('open', '');
  found?.focus({ preventScroll: true });
  return found !== undefined && document.activeElement === found;
}

/**
 * Scrolls to a position as soon as the page is tall enough, unless the user scrolls first.
 * @param link gets the focus as soon as it is there
 */
function restore(top: number, link?: FollowedLink): () => void {
  const reach = (): boolean => {
    window.scrollTo({ top, behavior: 'instant' });
    if (link === undefined) return Math.abs(window.scrollY - top) < 2;
    if (!focusLink(link)) return false;
    // Rows out of view have estimated heights, so the link itself is brought back to its place.
    const moved = (document.activeElement?.getBoundingClientRect().top ?? link.top) - link.top;
    window.scrollBy({ top: moved, behavior: 'instant' });
    return true;
  };
  if (reach() || typeof ResizeObserver === 'undefined') return () => undefined;
  const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const stop = (): void => {
    observer.disconnect();
    parts.disconnect();
    clearTimeout(timer);
    moves.forEach((move) => window.removeEventListener(move, stop));
  };
  const attempt = (): void => {
    if (reach()) stop();
  };
  const observer = new ResizeObserver(attempt);
  observer.observe(document.body);
  // A part that loads later may have its space reserved.
  const parts = new MutationObserver(attempt);
  if (link) parts.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, GIVE_UP_MS);
  moves.forEach((move) => window.addEventListener(move, stop, { passive: true }));
  return stop;
}
