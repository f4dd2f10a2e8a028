import { translator } from '../../i18n/translator';

/** What the owner's facts say of an order: when it is sent, arrives, and what happens next. */
export const termsText = translator({
  'terms.sent': 'Sent by {days}.',
  'terms.arrives': 'Arrives {days}.',
  'terms.next': 'What happens next',
});
