import { NavigationType, type Location } from 'react-router-dom';
import { isOverlayEntry, overlayOf } from '../config/overlayAddress';
import { HistoryEntryCache } from '../lib/HistoryEntryCache';

/** Scroll positions by history entry, for as long as the page lives. */
const positions = new HistoryEntryCache<number>();
const GIVE_UP_MS = 3000;

let currentKey = 'default';
let shown: Location | undefined;

function remember(): void {
  positions.set(currentKey, window.scrollY);
}

/** Starts to remember positions; the browser still restores them on a reload. */
export function followScroll(): () => void {
  const leave = (): void => {
    window.history.scrollRestoration = 'auto';
  };
  // Before a link is followed: on Back the browser would scroll the page that is left, while it still stands.
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

/** Tells which history entry is on screen from now on, before its content has come. */
export function enterEntry(key: string): void {
  currentKey = key;
}

/**
 * Scrolls and focuses as a new page would: its top and its heading; Back and Forward restore the position, in
 * lists that fill up later too. A change of the query alone that replaces the entry moves nothing, nor does a dialog
 * with an address of its own, opened or closed.
 * @returns the function that stops a restoration still under way
 */
export function arrive(location: Location, how: NavigationType): (() => void) | undefined {
  const before = shown;
  shown = location;
  if (!before || before.key === location.key) return undefined;
  const samePage = before.pathname === location.pathname;
  const replaced = how === NavigationType.Replace;
  // A link followed from what lay over the page takes its entry.
  const led = replaced && overlayOf(before.state) !== undefined && !isOverlayEntry(location.state);
  if (samePage && !led && (replaced || isOverlayEntry(before.state) || isOverlayEntry(location.state)))
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
