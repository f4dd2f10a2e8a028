import { translator } from './translator';

/** What stands around the text on all four legal pages. */
export const t = translator({
  'legal.back': 'Back to Previous Page',
  'legal.updated': 'Last updated: June 2025',
  'legal.contents': 'Contents',
});
