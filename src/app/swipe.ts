/** Whether the browser has moved the pages itself since this was last asked. */
let swiped = false;

export function consumeSwipe(): boolean {
  const was = swiped;
  swiped = false;
  return was;
}

/** Hears of Back by a swipe; it must listen before the router does. @returns the function that ends it */
export function followSwipes(): () => void {
  const note = ({ hasUAVisualTransition }: PopStateEvent): void => {
    swiped = hasUAVisualTransition;
  };
  window.addEventListener('popstate', note);
  return () => window.removeEventListener('popstate', note);
}
