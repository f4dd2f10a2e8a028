import { brand } from '#house/house';
import { translator } from './translator';

/** Choosing: saved and recently viewed perfumes, the panel of a perfume and its pictures. */
export const t = translator({
  'saved.save': 'Save {name}',
  'saved.filter': 'Saved',
  'saved.removed': '{name} is no longer saved.',
  'saved.undo': 'Undo',
  'saved.none': 'Nothing saved yet. Touch the heart on a perfume to keep it here.',
  'saved.noneFit': 'None of your saved perfumes matches these filters.',
  'saved.all': 'Show all perfumes',
  'saved.compare': 'Compare',
  'saved.shown.one': '1 saved perfume',
  'saved.shown.other': '{count} saved perfumes',

  'list.title': `Perfumes from ${brand}`,
  'list.send': 'Send this list',
  'list.sendLimit': 'The link carries your {limit} most recent.',
  'list.loading': 'Loading the list…',
  'list.shown.one': 'A list for you: 1 perfume',
  'list.shown.other': 'A list for you: {count} perfumes',
  'list.none': 'No perfume on this list is in the collection.',
  'list.gone.one': '1 perfume on this list is no longer in the collection.',
  'list.gone.other': '{count} perfumes on this list are no longer in the collection.',
  'list.failed.one': '1 perfume on this list could not be loaded.',
  'list.failed.other': '{count} perfumes on this list could not be loaded.',
  'list.saveAll': 'Save all',
  'list.allSaved': 'All saved',
  'list.saved.one': '1 perfume saved.',
  'list.saved.other': '{count} perfumes saved.',
  'list.view': 'View saved perfumes',

  'seen.title': 'Recently viewed',

  'panel.close': 'Close',
  'panel.loading': 'Loading…',
  'panel.gone': 'This perfume is not in the collection.',
  'panel.failed': 'This perfume could not be loaded.',
  'panel.back': 'Back to the collection',
  'panel.alsoLike': 'You may also like',
  'panel.share': 'Share',
  'panel.copied': 'Link copied.',
  'panel.notCopied': 'The link could not be copied.',
  'panel.previous': 'Previous perfume: {name}',
  'panel.next': 'Next perfume: {name}',

  'gallery.title': 'Pictures of {name}',
  'gallery.picture': '{name}, picture {number} of {count}',
  'gallery.previous': 'Previous picture',
  'gallery.next': 'Next picture',
  'gallery.zoom': 'Zoom',
  'gallery.hint': 'Arrow keys: next picture. Plus and minus: zoom.',
});
