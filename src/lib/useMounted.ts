import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Tells work that outlives a component whether that is still mounted. Known from the moment it is on screen: a
 * click can come before React has run the effects that follow a frame.
 */
export function useMounted(): () => boolean {
  const mounted = useRef(false);
  useLayoutEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(() => mounted.current, []);
}
