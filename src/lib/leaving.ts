/** Whether the page on screen is being left: from the click or Back until the next page has arrived. */
let leaving = false;
const listeners = new Set<(leaving: boolean) => void>();

export const isLeaving = (): boolean => leaving;

/** For the frame alone, which knows of navigations. */
export function setLeaving(now: boolean): void {
  if (leaving === now) return;
  leaving = now;
  listeners.forEach((listener) => listener(now));
}

/** Calls the listener when the user starts to leave the page, and when that is over. @returns the function that stops it */
export function onLeaving(listener: (leaving: boolean) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
