import { translator } from '../../i18n/translator';

/** Texts beside a price or in its place. 'unknown': the API does not sell the perfume. */
export const priceText = translator({
  'price.loading': 'Loading price…',
  'price.failed': 'The price could not be loaded.',
  'price.unknown': 'Launching Soon...',
  'price.per100': '{ml} ml · {price} per 100\u00a0ml',
});
