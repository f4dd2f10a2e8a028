import { translator } from './translator';

/** The product pages' own words; what is said of each perfume is in perfumes.ts. */
export const t = translator({
  'product.breadcrumb': 'Breadcrumb',
  'product.home': 'Home',
  'product.perfumes': 'Perfumes',

  'product.kind': '{concentration}, {size}',
  'product.offer': 'Price and order',
  'product.loadingPrice': 'Loading price...',
  'product.priceFailed': 'The price could not be loaded.',

  'product.story': 'The story',
  'product.notes': 'The notes',
  'product.topNotes': 'Top notes',
  'product.heartNotes': 'Heart notes',
  'product.baseNotes': 'Base notes',
  'product.topTime': 'the first minutes',
  'product.heartTime': 'the hours after',
  'product.baseTime': 'until the end',

  'product.details': 'Character',
  'product.concentration': 'Concentration',
  'product.size': 'Size',
  'product.longevity': 'Longevity',
  'product.sillage': 'Sillage',
  'product.season': 'Season',

  'product.wear': 'How to wear it',
  'product.lookCloser': 'Look closer',
  'product.next': 'The next perfume',
});
