import { onLeaving, setLeaving } from '../lib/leaving';

/** The next page is there long before, or shows that it loads. */
const GIVE_UP_MS = 1000;

/**
 * Lets nothing on the page move from the moment a navigation begins until the next page has arrived (behaviour 4.10):
 * the browser would draw those frames between the slices in which the next page is rendered, and a slow phone would
 * show it twice as late.
 * @param shown the path of the page on screen
 * @returns the function that ends it
 */
export function standStill(shown: string): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const end = (): void => setLeaving(false);
  // The router has written the address by the time a click has bubbled up to here.
  const look = (): void => {
    if (window.location.pathname === shown) return;
    setLeaving(true);
    clearTimeout(timer);
    timer = setTimeout(end, GIVE_UP_MS);
  };
  window.addEventListener('click', look);
  window.addEventListener('popstate', look, { capture: true });
  return () => {
    window.removeEventListener('click', look);
    window.removeEventListener('popstate', look, { capture: true });
    clearTimeout(timer);
    end();
  };
}

/** Stops what style sheets move; what is left of it goes on afterwards. @returns the function that ends it */
export function stillAnimations(): () => void {
  if (!('getAnimations' in document)) return () => undefined;
  let stopped: readonly Animation[] = [];
  return onLeaving((leaving) => {
    if (leaving) {
      stopped = document.getAnimations().filter(({ playState }) => playState === 'running');
      stopped.forEach((animation) => animation.pause());
    } else {
      stopped.forEach((animation) => animation.play());
      stopped = [];
    }
  });
}
