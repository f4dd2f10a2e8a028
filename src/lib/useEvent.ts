import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a callback with a stable identity that always runs its latest version. */
export function useEvent<Args extends unknown[], Result>(callback: (...args: Args) => Result) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args): Result => latest.current(...args), []);
}
