import { translator } from './translator';

/** Choosing: hearts, what was looked at, the panel of a perfume and its pictures. */
export const t = translator({
  'saved.save': 'Save {name}',
  'saved.filter': 'Saved',
  'saved.removed': '{name} is no longer saved.',
  'saved.undo': 'Undo',
  'saved.none': 'Nothing saved yet. The heart on a perfume keeps it here.',
  'saved.noneFit': 'None of the saved perfumes fits these filters.',
  'saved.all': 'Show all perfumes',
  'saved.shown.one': '1 saved perfume',
  'saved.shown.other': '{count} saved perfumes',

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
