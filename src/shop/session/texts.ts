import { translator } from '#i18n/translator';

export const sessionText = translator({
  'session.logout': 'Logout',
  'session.loggedOut': 'You are logged out.',
});
