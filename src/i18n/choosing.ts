import { brand } from './brand';
import { translator } from './translator';

/** Choosing: hearts, what was looked at, the panel of a perfume and its pictures. */
export const t = translator({
  'saved.save': 'Save {name}',
  'saved.link.one': 'Saved, 1 perfume',
  'saved.link.other': 'Saved, {count} perfumes',
  'saved.filter': 'Saved',
  'saved.removed': '{name} is no longer saved.',
  'saved.undo': 'Undo',
  'saved.none': 'Nothing saved yet. The heart on a perfume keeps it here.',
  'saved.noneFit': 'None of the saved perfumes fits these filters.',
  'saved.all': 'Show all perfumes',
  'saved.shown.one': '1 saved perfume',
  'saved.shown.other': '{count} saved perfumes',

  'list.title': `Perfumes from ${brand}`,
  'list.send': 'Send this list',
  'list.sendLimit': 'The link holds the newest {limit}.',
  'list.loading': 'Loading the list...',
  'list.shown.one': 'A list for you: 1 perfume',
  'list.shown.other': 'A list for you: {count} perfumes',
  'list.none': 'This list has no perfumes of the collection.',
  'list.gone.one': '1 perfume of the list is not in the collection now.',
  'list.gone.other': '{count} perfumes of the list are not in the collection now.',
  'list.failed.one': '1 perfume of the list could not be loaded.',
  'list.failed.other': '{count} perfumes of the list could not be loaded.',
  'list.saveAll': 'Save all',
  'list.allSaved': 'All saved',
  'list.saved.one': '1 perfume saved.',
  'list.saved.other': '{count} perfumes saved.',
  'list.view': 'View saved perfumes',

  'seen.title': 'Seen lately',

  'panel.close': 'Close',
  'panel.loading': 'Loading...',
  'panel.gone': 'This perfume is not in the collection now.',
  'panel.failed': 'This perfume could not be loaded.',
  'panel.back': 'Back to the collection',
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
