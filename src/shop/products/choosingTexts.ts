import { translator } from '../../i18n/translator';

/** Choosing: saved perfumes, the panel of a perfume and its pictures. */
export const choosingText = translator({
  'saved.save': 'Save {name}',
  'saved.none': 'Nothing saved yet. Touch the heart on a perfume to keep it here.',

  'finder.title': 'Find your scent',

  'panel.loading': 'Loading…',
  'panel.gone': 'This perfume is not in the collection.',
  'panel.failed': 'This perfume could not be loaded.',
  'panel.back': 'Back to the collection',
  'panel.share': 'Share',
  'panel.copied': 'Link copied.',
  'panel.notCopied': 'The link could not be copied.',

  'gallery.title': 'Pictures of {name}',
  'gallery.picture': '{name}, picture {number} of {count}',
  'gallery.show': 'Show picture {number} of {count}',
  'gallery.hint': 'Arrow keys: next picture.',
});
