import { translator } from '../../i18n/translator';

/** The texts of the product pages themselves. The texts of each perfume are in perfumes.ts. */
export const productText = translator({
  'product.breadcrumb': 'Breadcrumb',
  'product.home': 'Home',
  'product.perfumes': 'Perfumes',

  'product.kind': '{concentration}, {size}',
  'product.offer': 'Price and order',
  'product.loadingPrice': 'Loading price…',
  'product.priceFailed': 'The price could not be loaded.',

  'product.sizes': 'Also as',

  'product.story': 'The story',
  'product.notes': 'The notes',

  'product.wear': 'How to wear it',
  'product.lookCloser': 'Look closer',
  'product.views': 'Pictures',
  'product.detailAlt': 'Cap and label of {name}',
  'product.materialsAlt': '{name} among its raw materials',
  'product.next': 'The next perfume',
});
