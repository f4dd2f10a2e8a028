import { translator } from './translator';

/** What the newest orders say about the order just sent. */
export const t = translator({
  'order.duplicate': 'This order appears twice. If you meant one, write to us.',
  'order.help': 'Write to us',
  'order.notYet': 'It is not among your orders yet.',
});
