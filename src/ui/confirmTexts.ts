import { translator } from '../i18n/translator';

/** Questions before something is done, and their answers. */
export const confirmText = translator({
  'confirm.yes': 'Yes',
  'confirm.no': 'No',
  'again.question': 'Order the same again?',
  'again.detail': 'Your order of these items may have been placed already.',
});
