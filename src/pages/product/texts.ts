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

  'unfolding.caption': 'When each note is strongest, over {hours} hours',
  'unfolding.note': 'Note',
  'unfolding.strongest': 'Strongest',
  'unfolding.minutes': 'after {minutes} minutes',
  'unfolding.hours.one': 'after 1 hour',
  'unfolding.hours.other': 'after {hours} hours',
  'unfolding.hour': '{hours} h',

  'unfolding.top': 'Top notes',
  'unfolding.heart': 'Heart notes',
  'unfolding.base': 'Base notes',
  'unfolding.topTime': 'the first minutes',
  'unfolding.heartTime': 'the hours after',
  'unfolding.baseTime': 'until the end',
});
