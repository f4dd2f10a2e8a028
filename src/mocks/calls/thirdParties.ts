import { HttpResponse } from 'msw';
import { readFileSync } from 'node:fs';
import { isObject } from '#lib/isObject';
import { houseFolder } from '../../../tools/house.mjs';
import { textField, type Answer } from '../call';
import type { JsonObject } from '../types';

/** The e-mail service's only call. Like the vendor's, it answers with plain text. */
export const email: Answer = ({ sandbox, fields }) => {
  const missing = ['user_id', 'service_id', 'template_id'].find((name) => textField(fields, name) === '');
  if (missing !== undefined) return HttpResponse.text(`The ${missing} is required`, { status: 400 });
  const params = isObject(fields.template_params) ? fields.template_params : {};
  const otp = textField(params, 'otp');
  sandbox.inbox.push({
    // A message without a recipient goes to the shop itself.
    to: textField(params, 'to_email') || 'the shop',
    text: otp === '' ? textField(params, 'message') : `Your code is ${otp}.`,
    otp: otp === '' ? null : otp,
  });
  return HttpResponse.text('OK');
};

/** The asset host's only file: the shop's own animation. */
export const animation: Answer = () =>
  JSON.parse(readFileSync(`${houseFolder}/public/animation/launching-soon.json`, 'utf8')) as JsonObject;
