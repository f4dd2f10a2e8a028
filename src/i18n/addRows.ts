import { translator } from './translator';

/** Adding several products to the cart: 'Put my cart back' and 'Buy again'. */
export const t = translator({
  'addRows.reading': 'Looking at your cart…',
  'addRows.adding': 'Adding {done} of {total}…',
  'addRows.added.one': '1 item added to your cart.',
  'addRows.added.other': '{count} items added to your cart.',
  'addRows.none': 'Nothing was added to your cart.',
  'addRows.present': 'Your cart has it all already.',
  'addRows.missing': 'Not added: {names}.',
  'addRows.pieces': '{name} ({quantity})',
  'addRows.unknown': 'No longer in the collection: {names}.',
  'addRows.failed': 'Your cart could not be read. Nothing was added.',
});
