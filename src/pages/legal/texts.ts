import { translator } from '#i18n/translator';

export const legalText = translator({
  'legal.back': 'Back to Previous Page',
  'legal.updated': 'Last updated: {date}',
  'legal.contents': 'Contents',
});
