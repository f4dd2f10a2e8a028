import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Tells asynchronous work whether its component is still mounted. It uses a layout effect, because a click
 * can come before React runs the effects that follow a frame.
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
