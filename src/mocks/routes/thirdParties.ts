import { readFileSync } from 'node:fs';
import { ok, type Answer } from '../answers';
import { isObject, type Json } from '../json';
import { textField } from '../requestBody';
import type { Route } from '../serve';

const refuse = (text: string): Answer => ({ status: 400, text });

/** The e-mail service's only call. Like the vendor's, it answers with plain text. */
const email: Route = {
  method: 'post',
  answer: ({ sandbox, fields }) => {
    if (textField(fields, 'user_id') === '') return refuse('The Public Key is required');
    if (textField(fields, 'service_id') === '') return refuse('The service ID is required');
    if (textField(fields, 'template_id') === '') return refuse('The template ID is required');
    const params = isObject(fields.template_params) ? fields.template_params : {};
    const otp = textField(params, 'otp');
    sandbox.inbox.push({
      at: new Date().toISOString(),
      // A message without a recipient goes to the shop itself.
      to: textField(params, 'to_email') || 'the shop',
      subject: otp === '' ? `Message from ${textField(params, 'name')}` : 'Your new code',
      text: otp === '' ? textField(params, 'message') : `Your code is ${otp}.`,
      otp: otp === '' ? null : otp,
      params,
    });
    return { status: 200, text: 'OK' };
  },
};

const ANIMATION_FILE = 'public/animation/launching-soon.json';

/** The asset host's only file: the shop's own animation. */
const animation: Route = {
  method: 'get',
  answer: () => ok(JSON.parse(readFileSync(ANIMATION_FILE, 'utf8')) as Json),
};

export const thirdPartyRoutes = { email, animation };
