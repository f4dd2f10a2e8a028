import { translator } from '#i18n/translator';

export const formText = translator({
  'forms.email': 'Email',
  'forms.email.missing': 'Please enter your email.',
  'forms.email.invalid': 'Please enter a valid email address.',
  'forms.confirmPassword': 'Confirm password',
  'forms.sending': 'Sending…',
  'forms.back': 'Back to the form',
  'forms.serverError': 'Server error. Please try again later.',
  'forms.wentWrong': 'Something went wrong. Please try again later.',
  'forms.required': '{label} is required.',
  'forms.wrong.one': '1 field needs your attention.',
  'forms.wrong.other': '{count} fields need your attention.',
});
