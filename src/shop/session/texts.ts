import { translator } from '#i18n/translator';

export const sessionText = translator({
  'session.logout': 'Logout',
  'session.loggedOut': 'You are logged out.',
  'session.savedRemoved.one': '1 saved perfume was removed.',
  'session.savedRemoved.other': '{count} saved perfumes were removed.',
});
