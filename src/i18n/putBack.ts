import { translator } from './translator';

/** What became of a cart that is put back. */
export const t = translator({
  'putBack.reading': 'Looking at your cart…',
  'putBack.adding': 'Putting back {done} of {total}…',
  'putBack.done': 'Your cart is back as it was.',
  'putBack.partly': '{added} put back. Still missing: {names}.',
  'putBack.pieces': '{name} ({quantity})',
  'putBack.failed': 'Your cart could not be put back.',
});
