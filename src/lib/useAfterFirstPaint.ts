import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { transitionAfterPaint } from './transitionAfterPaint';

/**
 * False in the first frame after a link or a choice, true from the next one on: what a page can show later waits for
 * it, so that a slow phone shows the heading sooner. It is true at once on the first page of a visit, which may be
 * prerendered, and after Back, which may return to a place further down.
 */
export function useAfterFirstPaint(): boolean {
  const led = useNavigationType() !== NavigationType.Pop;
  const [second, setSecond] = useState(!led);
  useEffect(() => (second ? undefined : transitionAfterPaint(() => setSecond(true))), [second]);
  return second;
}
