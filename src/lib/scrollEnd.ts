/** A browser without `scrollend` has ended scrolling when it told of none for so long. */
const STILL_MS = 150;

/**
 * Calls the listener whenever scrolling the page has ended, also in browsers that do not tell it.
 * @returns the function that stops it
 */
export function onScrollEnd(listener: () => void): () => void {
  if (Reflect.has(window, 'onscrollend')) {
    window.addEventListener('scrollend', listener);
    return () => window.removeEventListener('scrollend', listener);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scrolled = (): void => {
    clearTimeout(timer);
    timer = setTimeout(listener, STILL_MS);
  };
  window.addEventListener('scroll', scrolled, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', scrolled);
  };
}
