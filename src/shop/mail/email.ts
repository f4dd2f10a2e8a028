// Import this first: the service's client reads the storage as soon as it is loaded.
import './deniedStorage';
import { init, send, EmailJSResponseStatus } from '@emailjs/browser';
import { isHtml } from '#api/answers';
import { ApiError } from '#api/errors';
import { OTP_MAX, OTP_MIN, REQUEST_TIMEOUT_MS } from '#config/constants';
import { env } from '#config/env';
import { logFailure } from '#lib/logger';
import { within } from '#lib/within';

/** The e-mail service. It is not the API, so its requests carry no token. */

type Template = 'contactTemplateId' | 'otpTemplateId';

const VARIABLES = {
  publicKey: 'VITE_EMAILJS_PUBLIC_KEY',
  serviceId: 'VITE_EMAILJS_SERVICE_ID',
  contactTemplateId: 'VITE_EMAILJS_CONTACT_TEMPLATE_ID',
  otpTemplateId: 'VITE_EMAILJS_OTP_TEMPLATE_ID',
} as const;

/** The settings that a template still needs, as variables of the environment. */
function missingSettings(template: Template): string[] {
  const needed = ['publicKey', 'serviceId', template] as const;
  return needed.filter((name) => !env.email[name]).map((name) => VARIABLES[name]);
}

/** Whether the shop can e-mail one-time codes itself. */
export const canSendOtp = (): boolean => missingSettings('otpTemplateId').length === 0;

async function sendTemplate(template: Template, params: Readonly<Record<string, string>>): Promise<void> {
  const { publicKey, serviceId, [template]: templateId } = env.email;
  if (!publicKey || !serviceId || !templateId) {
    logFailure(`E-mail is not set up: ${missingSettings(template).join(', ')} is missing`);
    throw new ApiError('unsent');
  }
  const client = { publicKey };
  init(client, env.email.origin);
  const call = send(serviceId, templateId, { ...params }, client).catch(throwApiError);
  const answer = await within(REQUEST_TIMEOUT_MS, call);
  if (!answer) throw new ApiError('timeout');
  const { status, text } = answer;
  if (status !== 200) throw new ApiError('email', status);
  if (isHtml(text)) throw new ApiError('shape');
}

/** The client rejects with the service's answer, if there is one. */
function throwApiError(reason: unknown): never {
  throw reason instanceof EmailJSResponseStatus
    ? new ApiError('email', reason.status)
    : new ApiError('network');
}

/** Sends a message to the shop, from the contact form or from Notify Me. @throws ApiError */
export async function sendMessage(sent: { name: string; email: string; message: string }): Promise<void> {
  const { name, email, message } = sent;
  await sendTemplate('contactTemplateId', { name, email, message });
}

/** Sends a one-time code to the shopper. `user_name` is the part before the @. @throws ApiError */
export async function sendOtp(email: string, otp: string): Promise<void> {
  await sendTemplate('otpTemplateId', { to_email: email, user_name: email.split('@')[0] ?? '', otp });
}

/** Generates a code from 100000 to 999999, evenly distributed. */
export function makeOtp(): string {
  const span = OTP_MAX - OTP_MIN + 1;
  const fair = Math.floor(2 ** 32 / span) * span;
  const box = new Uint32Array(1);
  do crypto.getRandomValues(box);
  while ((box[0] ?? fair) >= fair);
  return String(OTP_MIN + ((box[0] ?? 0) % span));
}
