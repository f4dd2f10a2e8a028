import { translator } from './translator';

/** Texts shown in place of a price. 'ready': the API has answered and does not sell the perfume. */
export const t = translator({
  'price.loading': 'Loading price…',
  'price.failed': 'The price could not be loaded.',
  'price.ready': 'Launching Soon...',
});
