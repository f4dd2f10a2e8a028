import { translator } from '../../i18n/translator';

export const formText = translator({
  'forms.sending': 'Sending…',
  'forms.back': 'Back to the form',
  'forms.required': '{label} is required.',
  'forms.wrong.one': '1 field needs your attention.',
  'forms.wrong.other': '{count} fields need your attention.',
});
