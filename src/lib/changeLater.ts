import { startTransition } from 'react';
import { nextFrame } from './nextFrame';

/**
 * Changes state once the frame that is due is drawn, in slices.
 * @returns what calls it off: an effect's clean-up
 */
export function changeLater(change: () => void): () => void {
  let gone = false;
  void nextFrame().then(() => {
    if (!gone) startTransition(change);
  });
  return () => {
    gone = true;
  };
}
