import { useRef, useState } from 'react';

/**
 * Runs a call and ignores further presses while it runs.
 * @param leastMs how long presses are ignored at least: a call that must not be repeated by the second press of a double
 *     click may fail before that press
 */
export function useOneAtATime<Args extends unknown[]>(
  work: (...args: Args) => Promise<unknown>,
  leastMs = 0,
): readonly [running: boolean, run: (...args: Args) => void] {
  const [running, setRunning] = useState(false);
  const guard = useRef(false);
  const run = (...args: Args): void => {
    if (guard.current) return;
    guard.current = true;
    setRunning(true);
    const least = leastMs > 0 && new Promise((resolve) => setTimeout(resolve, leastMs));
    void Promise.allSettled([work(...args), least]).then(() => {
      guard.current = false;
      setRunning(false);
    });
  };
  return [running, run];
}
