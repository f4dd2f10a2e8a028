import { translator } from '#i18n/translator';

/** The texts of the product pages themselves. The texts of each perfume are in src/house/perfumes. */
export const productText = translator({
  'product.breadcrumb': 'Breadcrumb',
  'product.perfumes': 'Perfumes',

  'product.kind': '{concentration}, {size}',
  'product.offer': 'Price and order',

  'product.sizes': 'Also as',

  'product.story': 'The story',
  'product.notes': 'The notes',

  'product.wear': 'How to wear it',
  'product.lookCloser': 'Look closer',
  'product.views': 'Pictures',
  'product.chooseView': 'Choose a picture',
  'product.detailAlt': 'Cap and label of {name}',
  'product.materialsAlt': '{name} among its raw materials',
  'product.next': 'The next perfume',

  'companions.title': 'Worn with it',

  'timeline.caption': 'When each note is strongest, over {hours} hours',
  'timeline.note': 'Note',
  'timeline.strongest': 'Strongest',
  'timeline.minutes': 'after {minutes} minutes',
  'timeline.hours.one': 'after 1 hour',
  'timeline.hours.other': 'after {hours} hours',
  'timeline.hour': '{hours} h',

  'timeline.top': 'Top notes',
  'timeline.heart': 'Heart notes',
  'timeline.base': 'Base notes',
  'timeline.topTime': 'the first minutes',
  'timeline.heartTime': 'the hours after',
  'timeline.baseTime': 'until the end',
});
