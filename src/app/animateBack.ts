const STILL = '(prefers-reduced-motion: reduce)';

/**
 * Lets Back and Forward be view transitions. React draws whatever a popstate event changes at once and without
 * one, so the router gets the event a task later. Where the browser has moved the page itself (a swipe), has
 * no transitions, or the user asked for less motion, nothing is delayed.
 * @returns the function that ends it
 */
export function animateBack(): () => void {
  const putOff = (event: PopStateEvent): void => {
    const own = !event.isTrusted;
    if (own || event.hasUAVisualTransition || matchMedia(STILL).matches) return;
    event.stopImmediatePropagation();
    setTimeout(() => window.dispatchEvent(new PopStateEvent('popstate', { state: event.state as unknown })));
  };
  if (!('startViewTransition' in document)) return () => undefined;
  window.addEventListener('popstate', putOff, { capture: true });
  return () => window.removeEventListener('popstate', putOff, { capture: true });
}
