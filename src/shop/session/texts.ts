import { translator } from '../../i18n/translator';

export const sessionText = translator({
  'session.loggedOut': 'You are logged out.',
});
