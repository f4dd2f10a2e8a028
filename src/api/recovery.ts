import { answerMentions, messageOf } from './auth';
import { send, sendForm } from './client';
import { makeOtp, sendOtp } from './email';
import { endpoints } from './endpoints';
import { ApiError } from './errors';

/**
 * Asks the server for the recovery of a password (behaviour 16.5).
 * @throws ApiError
 */
export async function requestReset(email: string): Promise<void> {
  await send({ method: 'POST', url: endpoints.forgotPassword, data: { email }, keepsReset: true });
}

/**
 * Has the server check the one-time code (behaviour 16.7).
 * @throws ApiError
 */
export async function verifyOtp(email: string, otp: string): Promise<void> {
  await send({ method: 'POST', url: endpoints.verifyOtp, data: { email, otp }, keepsReset: true });
}

/**
 * Generates a new code, e-mails it, then tells the API (behaviour 6.14, 16.8). If either call fails, the
 * resend has failed.
 * @throws ApiError
 */
export async function resendOtp(email: string): Promise<void> {
  const otp = makeOtp();
  await sendOtp(email, otp);
  await send({ method: 'POST', url: endpoints.updateOtp, data: { email, otp }, keepsReset: true });
}

/** What the shopper types on the reset page, with the e-mail whose password is reset. */
export interface Reset {
  email: string;
  otp: string;
  newPassword: string;
  confirmPassword: string;
}

/**
 * Sets a new password, with two fallbacks (behaviour 6.19, 16.6). First JSON; after 400, 415,
 * 422 or 500 the same fields form-encoded; if the last answer is 400 or 422 and mentions required, missing,
 * otp or password, once more with the alternate names.
 * @returns the server's message, if it has one that may be shown
 * @throws ApiError of the last answer
 */
export async function resetPassword(reset: Reset): Promise<string | undefined> {
  const { email, otp, newPassword, confirmPassword } = reset;
  const url = endpoints.resetPassword;
  const fields = { OTP: otp, newPassword, confirmPassword };
  const alternate = { email, OTP: otp, password: newPassword, confirm_password: confirmPassword };
  try {
    return messageOf(await send({ method: 'POST', url, data: fields, keepsReset: true }));
  } catch (error) {
    if (!hasStatus(error, 400, 415, 422, 500)) throw error;
  }
  try {
    return messageOf(await sendForm(url, fields, true));
  } catch (error) {
    const asked = hasStatus(error, 400, 422) && answerMentions(error, /required|missing|otp|password/i);
    if (!asked) throw error;
  }
  return messageOf(await sendForm(url, alternate, true));
}

function hasStatus(error: unknown, ...statuses: readonly number[]): boolean {
  return error instanceof ApiError && statuses.includes(error.status ?? 0);
}
