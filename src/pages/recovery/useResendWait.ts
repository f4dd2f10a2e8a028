import { useEffect, useState } from 'react';
import { OTP_RESEND_WAIT_MS } from '#config/constants';
import { perCustomer } from '#shop/session/customer';

const SECOND_MS = 1000;

/**
 * When each e-mail may have another code, as `performance.now()` counts: no change of the system's time moves it, and
 * a sleeping tab does not stretch it. Kept only in memory.
 */
const deadlines = perCustomer(() => new Map<string, number>());

/** Starts the wait for another code, because one is being sent to this e-mail. @returns its end */
export function startResendWait(email: string): number {
  const deadline = performance.now() + OTP_RESEND_WAIT_MS;
  deadlines().set(email, deadline);
  return deadline;
}

const secondsUntil = (deadline: number): number =>
  Math.max(0, Math.ceil((deadline - performance.now()) / SECOND_MS));

/** The seconds until this e-mail may have another code. The wait starts now if nothing is known about the e-mail. */
export function useResendWait(email: string) {
  const [deadline, setDeadline] = useState(() => deadlines().get(email) ?? startResendWait(email));
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

  return { secondsLeft, restart: () => setDeadline(startResendWait(email)) };
}
