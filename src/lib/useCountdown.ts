import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

const secondsUntil = (deadline: number): number =>
  Math.max(0, Math.ceil((deadline - performance.now()) / SECOND_MS));

/**
 * Counts down to a deadline. The time left is always computed from the clock, so that a sleeping tab doesn't
 * stretch it. Not for prerendered screens.
 * @param deadline as `performance.now()` counts, which no change of the system's time moves
 * @returns the seconds left, 0 at the end
 */
export function useCountdown(deadline: number): number {
  const [secondsLeft, setSecondsLeft] = useState(() => secondsUntil(deadline));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      clearTimeout(timer);
      setSecondsLeft(secondsUntil(deadline));
      const remaining = deadline - performance.now();
      if (remaining > 0) timer = setTimeout(tick, remaining % SECOND_MS || SECOND_MS);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline]);

  return secondsLeft;
}
