import { translator } from '../../i18n/translator';

/** The perfume that goes with another one. */
export const companionText = translator({
  'companions.title': 'Worn with it',
  'companions.finder': 'Find your scent',
});
