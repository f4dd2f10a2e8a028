import { translator } from '#i18n/translator';

/** The texts around the legal text, the same on every legal page. */
export const legalText = translator({
  'legal.back': 'Back to Previous Page',
  'legal.updated': 'Last updated: {date}',
  'legal.contents': 'Contents',
});
