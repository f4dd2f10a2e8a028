import { translator } from './translator';

/** What stands for a price that is not there; 'ready': the API has answered, and sells none. */
export const t = translator({
  'price.loading': 'Loading price…',
  'price.failed': 'The price could not be loaded.',
  'price.ready': 'Launching Soon...',
});
