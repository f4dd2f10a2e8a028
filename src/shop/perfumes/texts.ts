import { translator } from '#i18n/translator';

/** A perfume anywhere: its facets in words, its pictures, its safety facts, sharing it, and the offer of samples. */
export const perfumesText = translator({
  'perfumes.ours': 'Our perfumes',
  'glance.title': 'At a glance',
  'glance.strength': 'Strength',
  'glance.lasting': 'Longevity',
  'glance.step': '({step} of {steps})',
  'glance.timeOfDay': 'Time of day',
  'glance.seasons': 'Season',
  'glance.size': 'Size',
  'glance.notes': 'Leading notes',
  'glance.allYear': 'All year',

  // Facts that the law requires a shop to show for a product. The owner fills them in.
  'safety.title': 'Ingredients and safety',
  'safety.ingredients': 'Ingredients',
  'safety.warnings': 'Warnings',
  'safety.responsiblePerson': 'Responsible person',
  'safety.batch': 'Batch',
  'safety.shelfLife': 'Shelf life',

  'gallery.title': 'Pictures of {name}',
  'gallery.picture': '{name}, picture {number} of {count}',
  'gallery.show': 'Show picture {number} of {count}',
  'gallery.hint': 'Arrow keys: next picture.',

  'share.share': 'Share',
  'share.copied': 'Link copied.',
  'share.notCopied': 'The link could not be copied.',

  'samples.offer': 'Not sure yet? Try it first: {holds}, {price}',

  'occasion.day': 'Day',
  'occasion.evening': 'Evening',
  'occasion.night': 'Night',
  'occasion.spring': 'Spring',
  'occasion.summer': 'Summer',
  'occasion.autumn': 'Autumn',
  'occasion.winter': 'Winter',
});
