import { translator } from '../../i18n/translator';

/** The notice on the legal guarantee. */
export const guaranteeText = translator({
  'guarantee.title': 'Guarantee',
  'guarantee.notice': 'Notice on the legal guarantee',
});
