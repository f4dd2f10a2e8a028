import { OTP_RESEND_WAIT_MS } from '../../config/constants';
import { emptiedOnLogout } from '../../shop/session/sessionStore';

/** When each e-mail may have another code, as `performance.now()` counts. Kept only in memory. */
const deadlines = emptiedOnLogout(new Map<string, number>());

/**
 * Starts the wait for another code, because one is being sent to this e-mail.
 * @returns its end, as `performance.now()` counts
 */
export function startResendWait(email: string): number {
  const deadline = performance.now() + OTP_RESEND_WAIT_MS;
  deadlines.set(email, deadline);
  return deadline;
}

/** The end of the wait for another code. It starts now if nothing is known about this e-mail. */
export function resendDeadline(email: string): number {
  return deadlines.get(email) ?? startResendWait(email);
}
