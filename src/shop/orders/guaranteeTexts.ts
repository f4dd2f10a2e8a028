import { translator } from '../../i18n/translator';

/** The notice on the legal guarantee. */
export const t = translator({
  'guarantee.title': 'Guarantee',
  'guarantee.notice': 'Notice on the legal guarantee',
});
