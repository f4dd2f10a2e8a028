import { translator } from '#i18n/translator';

/** The items of a cart or of an order, and where there are none. */
export const itemsText = translator({
  'items.quantity': 'Quantity: {quantity}',
  'items.each': 'each',
  'items.total': 'Total',
  'items.browse': 'Browse the perfumes',
});

/** What the owner's facts say of an order: when it is sent, arrives, what happens next, and the guarantee. */
export const termsText = translator({
  'terms.sent': 'Sent by {days}.',
  'terms.arrives': 'Arrives {days}.',
  'terms.next': 'What happens next',
  'terms.card': 'A card for this gift?',
  'guarantee.title': 'Guarantee',
  'guarantee.notice': 'Notice on the legal guarantee',
});
