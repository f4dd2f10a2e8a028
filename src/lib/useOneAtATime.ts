import { useRef, useState } from 'react';

/** Runs a call and ignores presses meanwhile, for `leastMs` at least: it may fail within a double click. */
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
