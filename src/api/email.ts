import { init, send } from '@emailjs/browser';
import { OTP_MAX, OTP_MIN, REQUEST_TIMEOUT_MS } from '../config/constants';
import { env } from '../config/env';
import { logFailure } from '../lib/logger';
import { ApiError } from './errors';

/** The e-mail service (spec 7: third-party calls). It is not the API: no token goes with it. */

type Params = Readonly<Record<string, string>>;

async function sendTemplate(template: 'contactTemplateId' | 'otpTemplateId', params: Params): Promise<void> {
  const { publicKey, serviceId, origin, [template]: templateId } = env.email;
  if (!publicKey || !serviceId || !templateId) {
    reportMissing(template);
    throw new ApiError('network');
  }
  init({ publicKey }, origin);
  const { status } = await inTime(send(serviceId, templateId, { ...params }, { publicKey }));
  if (status !== 200) throw new ApiError('status', status);
}

function reportMissing(template: 'contactTemplateId' | 'otpTemplateId'): void {
  const variables = {
    publicKey: 'VITE_EMAILJS_PUBLIC_KEY',
    serviceId: 'VITE_EMAILJS_SERVICE_ID',
    [template]:
      template === 'otpTemplateId' ? 'VITE_EMAILJS_OTP_TEMPLATE_ID' : 'VITE_EMAILJS_CONTACT_TEMPLATE_ID',
  };
  const missing = Object.entries(variables)
    .filter(([key]) => !env.email[key as keyof typeof env.email])
    .map(([, name]) => name);
  logFailure(`E-mail is not set up: ${missing.join(', ')} is missing`);
}

/** The service's client has no time-out of its own, and rejects with an object that is no Error. */
async function inTime<Answer>(call: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError('timeout')), REQUEST_TIMEOUT_MS);
  });
  try {
    return await Promise.race([call, late]);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const status = (error as { status?: unknown } | null)?.status;
    throw typeof status === 'number' && status > 0
      ? new ApiError('status', status)
      : new ApiError('network');
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends a message to the shop: the contact form's and Notify Me's (spec 7).
 * @throws ApiError
 */
export async function sendMessage(message: { name: string; email: string; message: string }): Promise<void> {
  await sendTemplate('contactTemplateId', {
    name: message.name,
    email: message.email,
    message: message.message,
  });
}

/**
 * Sends a one-time code to its reader (spec 7: OTP resend). `user_name` is the part before the @.
 * @throws ApiError
 */
export async function sendOtp(email: string, otp: string): Promise<void> {
  await sendTemplate('otpTemplateId', { to_email: email, user_name: email.split('@')[0] ?? '', otp });
}

/** A code from 100000 to 999999, each as likely as the other (readings: Recovery). */
export function makeOtp(): string {
  const span = OTP_MAX - OTP_MIN + 1;
  const fair = Math.floor(2 ** 32 / span) * span;
  const box = new Uint32Array(1);
  do crypto.getRandomValues(box);
  while ((box[0] ?? fair) >= fair);
  return String(OTP_MIN + ((box[0] ?? 0) % span));
}
