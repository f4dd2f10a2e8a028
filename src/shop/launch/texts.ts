import { brand } from '#house/house';
import { translator } from '#i18n/translator';

/** New Collections, its animation, and Notify Me: for every page that announces something. */
export const launchText = translator({
  'launching.title': 'New Collections',
  'launching.soon': 'Launching Soon...',

  'animation.loading': 'Loading animation...',
  'animation.pause': 'Pause animation',
  'animation.play': 'Play animation',

  'notify.open': 'Notify Me When Live',
  'notify.title': 'Be the first to know',
  'notify.lead': 'Leave us your address. We will write once, on the day the doors open.',
  'notify.send': 'Notify Me',
  'notify.sent': 'Thank you! We will write to you when we are live.',
  'notify.senderName': 'Notify me',
  'notify.message': `Please write to me when ${brand} is live.`,
});
