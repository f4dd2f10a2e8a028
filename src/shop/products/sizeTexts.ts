import { translator } from '../../i18n/translator';

/** A bottle's size. */
export const sizesText = translator({
  'size.both': '{ml} ml · {ounces} fl oz',
});
