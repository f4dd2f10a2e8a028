import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/**
 * Installs fake timers that run at a tenth of the real speed: what a test sees before a time is over does not depend on
 * how busy the machine is. {@link pass} goes on in time.
 */
export function slowClock(): void {
  const { setInterval, clearInterval } = globalThis;
  vi.useFakeTimers();
  const ticking = setInterval(() => vi.isFakeTimers() && vi.advanceTimersByTime(2), 20);
  onTestFinished(() => clearInterval(ticking));
}

/** Lets this time pass. @param ms milliseconds */
export const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));
