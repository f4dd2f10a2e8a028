import { translator } from './translator';

/** What the law has a shop show of a product; the facts are the owner's. */
export const t = translator({
  'safety.title': 'Ingredients and safety',
  'safety.ingredients': 'Ingredients',
  'safety.warnings': 'Warnings',
  'safety.responsiblePerson': 'Responsible person',
  'safety.batch': 'Batch',
  'safety.shelfLife': 'Shelf life',
});
