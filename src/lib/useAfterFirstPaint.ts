import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { transitionAfterPaint } from './transitionAfterPaint';

/**
 * False in the first frame after following a link, true from the next frame on. Content that can wait for it
 * lets a slow phone show the heading sooner. True at once on the first page of a visit, which may be
 * prerendered, and after Back, which restores a scroll position.
 */
export function useAfterFirstPaint(): boolean {
  const followedLink = useNavigationType() !== NavigationType.Pop;
  const [second, setSecond] = useState(!followedLink);
  useEffect(() => (second ? undefined : transitionAfterPaint(() => setSecond(true))), [second]);
  return second;
}
