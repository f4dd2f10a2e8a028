import { endpoints } from '#api/endpoints';
import { hasStatus } from '#api/errors';
import { formEncoded, send } from '#api/send';
import { answerMentions, messageOrText } from '#api/serverTexts';
import { canSendOtp, makeOtp, sendOtp } from '#shop/mail/email';
import { requestReset } from '#shop/session/api';
import { accountSignal } from '#shop/session/sessionStore';

/** A 401 or 403 to these calls keeps the e-mail of the reset. The next shopper gets none of their answers. */

const post = (url: string, data: object, signal = accountSignal(), encoding = {}): Promise<unknown> =>
  send({ method: 'POST', url, data, onUnauthorizedKeep: 'reset', signal, ...encoding });

/** @throws ApiError */
export async function verifyOtp(email: string, otp: string): Promise<void> {
  await post(endpoints.verifyOtp, { email, otp });
}

/** E-mails a new code and tells the API. Without the settings for e-mail, the API mails its own. @throws ApiError */
export async function resendOtp(email: string): Promise<void> {
  if (!canSendOtp()) return requestReset(email);
  const signal = accountSignal();
  const otp = makeOtp();
  // The e-mail service's call goes on: its late failure must not be told to the next shopper.
  await sendOtp(email, otp).finally(() => signal.throwIfAborted());
  await post(endpoints.updateOtp, { email, otp }, signal);
}

/**
 * Sets a new password, with two fallbacks. First JSON; after 400, 415, 422 or 500 the same fields form-encoded; if that
 * answer is 400 or 422 and mentions required, missing, otp or password, once more with the alternate names.
 * @returns the server's message, if it has one that may be shown
 * @throws ApiError of the last answer
 */
export async function resetPassword(
  reset: Record<'email' | 'otp' | 'newPassword' | 'confirmPassword', string>,
): Promise<string | undefined> {
  const { email, otp, newPassword, confirmPassword } = reset;
  const url = endpoints.resetPassword;
  const data = { OTP: otp, newPassword, confirmPassword };
  const alternate = { email, OTP: otp, password: newPassword, confirm_password: confirmPassword };
  const signal = accountSignal();
  try {
    return messageOrText(await post(url, data, signal));
  } catch (error) {
    if (!hasStatus(error, 400, 415, 422, 500)) throw error;
  }
  try {
    return messageOrText(await post(url, data, signal, formEncoded));
  } catch (error) {
    const asked = hasStatus(error, 400, 422) && answerMentions(error, /required|missing|otp|password/i);
    if (!asked) throw error;
  }
  return messageOrText(await post(url, alternate, signal, formEncoded));
}
