import { startTransition } from 'react';
import { afterPaint } from './afterPaint';

/**
 * Changes state once the frame that is due is drawn, in slices.
 * @returns what calls it off: an effect's clean-up
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
