import { useRef, useState } from 'react';

/** Runs a call and ignores further calls while it runs, so a double click counts once. */
export function useOneAtATime<Args extends unknown[]>(
  work: (...args: Args) => Promise<unknown>,
): readonly [running: boolean, run: (...args: Args) => void] {
  const [running, setRunning] = useState(false);
  const guard = useRef(false);
  const run = (...args: Args): void => {
    if (guard.current) return;
    guard.current = true;
    setRunning(true);
    void work(...args).finally(() => {
      guard.current = false;
      setRunning(false);
    });
  };
  return [running, run];
}
