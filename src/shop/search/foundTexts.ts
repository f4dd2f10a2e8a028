import { pageText } from '#i18n/pageTexts';
import { translator } from '#i18n/translator';

/** Search results other than matches by name. */
export const foundText = translator({
  'found.byScent': 'By scent',
  'found.inShop': 'In the shop',

  'help.title': 'Help',
  'help.contact': 'Write to us',
  'help.disclaimer': 'Delivery, returns and terms',
  'help.withdrawal': 'Withdraw from a contract',
  'help.finder': pageText('finder.title'),
  'help.samples': 'Samples',

  'wish.absent': 'None of our perfumes smells of {scents}.',
  'wish.nearest': 'This one comes nearest:',
  'wish.unmet': 'None of our perfumes is all of that.',
  'wish.described': 'Its description speaks of {words}.',

  // What fits. How far and how long a perfume reaches, and its season, are said in its own words.
  'fact.top': '{words} as it opens.',
  'fact.heart': '{words} in its heart.',
  'fact.base': '{words} in its base.',
  'fact.told': 'Its story speaks of {words}.',
  'fact.priceUnknown': 'Its price is not known yet.',

  // What does not.
  'fact.lacks': 'Nothing in it says “{words}”.',
  'fact.isStill': 'It is {words}.',
});
