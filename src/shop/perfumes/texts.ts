import { translator } from '../../i18n/translator';

/** A perfume's facets in words: summary, companions and finder. */
export const perfumesText = translator({
  'perfumes.ours': 'Our perfumes',
  'glance.title': 'At a glance',
  'glance.strength': 'Strength',
  'glance.lasting': 'Longevity',
  'glance.step': '({step} of {steps})',
  'glance.hours': 'Time of day',
  'glance.seasons': 'Season',
  'glance.size': 'Size',
  'glance.notes': 'Leading notes',
  'glance.allYear': 'All year',

  'occasion.day': 'Day',
  'occasion.evening': 'Evening',
  'occasion.night': 'Night',
  'occasion.spring': 'Spring',
  'occasion.summer': 'Summer',
  'occasion.autumn': 'Autumn',
  'occasion.winter': 'Winter',
});
