import { translator } from '../i18n/translator';

/** What a running call is doing, if it takes long. */
export const waitText = translator({
  'wait.long': 'This is taking longer than usual.',
  'wait.adding': 'Adding to your cart…',
  'wait.placing': 'Placing your order…',
});
