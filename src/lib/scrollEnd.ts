/** Without `scrollend`, scrolling counts as ended after this long without a scroll event. */
const STILL_MS = 150;

/**
 * Calls the listener whenever scrolling the page has ended, also in browsers without `scrollend`.
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
