import { translator } from '../../i18n/translator';

/** Facts that the law requires a shop to show for a product. The owner fills them in. */
export const safetyText = translator({
  'safety.title': 'Ingredients and safety',
  'safety.ingredients': 'Ingredients',
  'safety.warnings': 'Warnings',
  'safety.responsiblePerson': 'Responsible person',
  'safety.batch': 'Batch',
  'safety.shelfLife': 'Shelf life',
});
