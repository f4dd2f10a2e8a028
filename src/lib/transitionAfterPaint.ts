import { startTransition } from 'react';

/**
 * Changes state in a transition after the next paint.
 * @returns a function that cancels it, for an effect's clean-up
 */
export function transitionAfterPaint(change: () => void): () => void {
  let cancelled = false;
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!cancelled) startTransition(change);
    }),
  );
  return () => {
    cancelled = true;
  };
}
