import { translator } from '../../i18n/translator';

/** How a perfume unfolds over the hours. */
export const unfoldingText = translator({
  'unfolding.caption': 'When each note is strongest, over {hours} hours',
  'unfolding.note': 'Note',
  'unfolding.strongest': 'Strongest',
  'unfolding.minutes': 'after {minutes} minutes',
  'unfolding.hours.one': 'after 1 hour',
  'unfolding.hours.other': 'after {hours} hours',
  'unfolding.hour': '{hours} h',

  'unfolding.top': 'Top notes',
  'unfolding.heart': 'Heart notes',
  'unfolding.base': 'Base notes',
  'unfolding.topTime': 'the first minutes',
  'unfolding.heartTime': 'the hours after',
  'unfolding.baseTime': 'until the end',
});
