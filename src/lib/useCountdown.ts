import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/**
 * Counts down to a deadline. The time left is always computed from the clock, so that a sleeping tab doesn't
 * stretch it. Starts on mount. Not for prerendered screens.
 * @param durationMs the duration in milliseconds
 * @returns the seconds left, 0 at the end, and a function that restarts the countdown
 */
export function useCountdown(durationMs: number): { secondsLeft: number; restart: () => void } {
  const [deadline, setDeadline] = useState(() => Date.now() + durationMs);
  const [secondsLeft, setSecondsLeft] = useState(() => Math.ceil(durationMs / SECOND_MS));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      clearTimeout(timer);
      const remaining = Math.max(0, deadline - Date.now());
      setSecondsLeft(Math.ceil(remaining / SECOND_MS));
      if (remaining > 0) timer = setTimeout(tick, remaining % SECOND_MS || SECOND_MS);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline]);

  const restart = (): void => {
    setDeadline(Date.now() + durationMs);
    setSecondsLeft(Math.ceil(durationMs / SECOND_MS));
  };

  return { secondsLeft, restart };
}
