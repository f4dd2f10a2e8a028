import { useEffect, useState } from 'react';
import { OTP_RESEND_WAIT_MS } from '#config/constants';
import { msSince, now, type Moment } from '#lib/clock';
import { perCustomer } from '#shop/session/customer';

const SECOND_MS = 1000;

/** When each e-mail's wait for another code has begun. Kept only in memory. */
const starts = perCustomer(() => new Map<string, Moment>());

/** Starts the wait for another code, because one is being sent to this e-mail. @returns its beginning */
export function startResendWait(email: string): Moment {
  const start = now();
  starts().set(email, start);
  return start;
}

const msLeft = (start: Moment): number => OTP_RESEND_WAIT_MS - msSince(start);

const secondsLeftOf = (start: Moment): number => Math.max(0, Math.ceil(msLeft(start) / SECOND_MS));

/** The seconds until this e-mail may have another code. The wait starts now if nothing is known about the e-mail. */
export function useResendWait(email: string) {
  const [start, setStart] = useState(() => starts().get(email) ?? startResendWait(email));
  const [secondsLeft, setSecondsLeft] = useState(() => secondsLeftOf(start));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      clearTimeout(timer);
      setSecondsLeft(secondsLeftOf(start));
      const remaining = msLeft(start);
      if (remaining > 0) timer = setTimeout(tick, remaining % SECOND_MS || SECOND_MS);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [start]);

  return { secondsLeft, restart: () => setStart(startResendWait(email)) };
}
