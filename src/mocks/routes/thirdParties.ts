import { ok, type Answer } from '../answers';
import { isObject } from '../json';
import { textField } from '../requestBody';
import type { Route } from '../serve';
import { trimToLimit, now } from '../sandboxes';

const refuse = (text: string): Answer => ({ status: 400, text });

/** The e-mail service's only call. Like the vendor's, it answers with plain text. */
const email: Route = {
  name: 'email',
  method: 'post',
  answer: ({ sandbox, fields }) => {
    if (textField(fields, 'user_id') === '') return refuse('The Public Key is required');
    if (textField(fields, 'service_id') === '') return refuse('The service ID is required');
    if (textField(fields, 'template_id') === '') return refuse('The template ID is required');
    const params = isObject(fields.template_params) ? fields.template_params : {};
    const otp = textField(params, 'otp');
    sandbox.inbox.push({
      at: new Date(now(sandbox)).toISOString(),
      // A message without a recipient goes to the shop itself.
      to: textField(params, 'to_email') || 'the shop',
      subject: otp === '' ? `Message from ${textField(params, 'name')}` : 'Your new code',
      text: otp === '' ? textField(params, 'message') : `Your code is ${otp}.`,
      otp: otp === '' ? null : otp,
      params,
    });
    trimToLimit(sandbox.inbox);
    return { status: 200, text: 'OK' };
  },
};

/** A pulsing gold ring: a minimal animation file that a player accepts. */
const RING = {
  v: '5.9.0',
  fr: 30,
  ip: 0,
  op: 90,
  w: 200,
  h: 200,
  assets: [],
  layers: [
    {
      ty: 4,
      ind: 1,
      ip: 0,
      op: 90,
      st: 0,
      ks: {
        o: { a: 0, k: 100 },
        r: { a: 0, k: 0 },
        p: { a: 0, k: [100, 100, 0] },
        a: { a: 0, k: [0, 0, 0] },
        s: {
          a: 1,
          k: [
            { t: 0, s: [90, 90, 100], i: { x: [0.5], y: [1] }, o: { x: [0.5], y: [0] } },
            { t: 45, s: [110, 110, 100], i: { x: [0.5], y: [1] }, o: { x: [0.5], y: [0] } },
            { t: 90, s: [90, 90, 100] },
          ],
        },
      },
      shapes: [
        { ty: 'el', p: { a: 0, k: [0, 0] }, s: { a: 0, k: [120, 120] } },
        {
          ty: 'st',
          c: { a: 0, k: [0.72, 0.58, 0.35, 1] },
          o: { a: 0, k: 100 },
          w: { a: 0, k: 2 },
          lc: 2,
          lj: 2,
        },
      ],
    },
  ],
};

/** The asset host's animation file, for tests in which it fails. */
const animation: Route = { name: 'animation', method: 'get', answer: () => ok(RING) };

export const thirdPartyRoutes = { email, animation };
