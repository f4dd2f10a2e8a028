/** Whether the browser itself animated the latest Back or Forward, for example after a swipe. */
let swiped = false;

export function consumeSwipe(): boolean {
  const was = swiped;
  swiped = false;
  return was;
}

/** Follows swipes back; must listen before the router. @returns a function that stops it */
export function followSwipes(): () => void {
  const note = ({ hasUAVisualTransition }: PopStateEvent): void => {
    swiped = hasUAVisualTransition;
  };
  window.addEventListener('popstate', note);
  return () => window.removeEventListener('popstate', note);
}
