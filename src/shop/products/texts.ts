import { translator } from '#i18n/translator';

/** Sizes, and texts beside a price or in its place. */
export const priceText = translator({
  'size.ml': '{ml} ml',
  'size.both': '{ml} ml · {ounces} fl oz',
  'price.loading': 'Loading price…',
  'price.failed': 'The price could not be loaded.',
  'price.per100': '{price} per 100\u00a0ml',
});

export const savedText = translator({
  'saved.save': 'Save {name}',
  'saved.none': 'Nothing saved yet.',
  'saved.how': 'Press the heart on a perfume to keep it here.',
});
