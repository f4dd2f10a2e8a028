import { useRef, useState } from 'react';

/** Runs a call and ignores further calls while it runs, so a double click counts once. */
export function useOneAtATime(work: () => Promise<unknown>): readonly [running: boolean, run: () => void] {
  const [running, setRunning] = useState(false);
  const guard = useRef(false);
  const run = (): void => {
    if (guard.current) return;
    guard.current = true;
    setRunning(true);
    void work().finally(() => {
      guard.current = false;
      setRunning(false);
    });
  };
  return [running, run];
}
