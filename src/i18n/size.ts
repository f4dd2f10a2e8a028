import { translator } from './translator';

/** A bottle's size. */
export const t = translator({
  'size.both': '{ml} ml · {ounces} fl oz',
});
