import { NavigationType, type Location } from 'react-router-dom';
import { isOverlayEntry, overlayOf } from '../model/overlays';
import { HistoryEntryCache } from '../lib/HistoryEntryCache';

/** Scroll positions by history entry, kept as long as the document lives. */
const positions = new HistoryEntryCache<number>();
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
  const keep = (): void => {
    window.history.scrollRestoration = 'manual';
  };
  window.addEventListener('click', keep, { capture: true });
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pagehide', leave);
  return () => {
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
 * the recorded position, even in lists that fill later. A change of only the query that replaces the entry
 * moves nothing, nor does opening or closing a dialog with its own address.
 * @returns a function that stops a pending restoration
 */
export function arrive(location: Location, how: NavigationType): (() => void) | undefined {
  const before = shown;
  shown = location;
  if (!before || before.key === location.key) return undefined;
  const samePage = before.pathname === location.pathname;
  const replaced = how === NavigationType.Replace;
  // A link that is followed from an overlay replaces its entry.
  const fromOverlay = replaced && overlayOf(before.state) !== undefined && !isOverlayEntry(location.state);
  if (
    samePage &&
    !fromOverlay &&
    (replaced || isOverlayEntry(before.state) || isOverlayEntry(location.state))
  )
    return undefined;
  window.history.scrollRestoration = 'manual';
  if (how === NavigationType.Pop) {
    if (!samePage) focusHeading();
    return restore(positions.get(location.key) ?? 0);
  }
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  if (target) {
    target.scrollIntoView();
    return undefined;
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  focusHeading();
  return undefined;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Scrolls to a position as soon as the page is tall enough, unless the user scrolls first. */
function restore(top: number): () => void {
  const reach = (): boolean => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) < 2;
  };
  if (reach() || typeof ResizeObserver === 'undefined') return () => undefined;
  const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    moves.forEach((move) => window.removeEventListener(move, stop));
  };
  const observer = new ResizeObserver(() => {
    if (reach()) stop();
  });
  observer.observe(document.body);
  const timer = setTimeout(stop, GIVE_UP_MS);
  moves.forEach((move) => window.addEventListener(move, stop, { passive: true }));
  return stop;
}
