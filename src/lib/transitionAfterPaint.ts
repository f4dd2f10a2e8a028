import { startTransition } from 'react';
import { afterPaint } from './afterPaint';

/**
 * Changes state in a transition after the next paint.
 * @returns a function that cancels it, for an effect's clean-up
 */
export function transitionAfterPaint(change: () => void): () => void {
  let gone = false;
  void afterPaint().then(() => {
    if (!gone) startTransition(change);
  });
  return () => {
    gone = true;
  };
}
