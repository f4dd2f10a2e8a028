import { pageText } from '#i18n/pageTexts';
import { translator } from '#i18n/translator';

/** Search results other than matches by name. */
export const answerText = translator({
  'answer.byScent': 'By scent',
  'answer.inShop': 'In the shop',

  'help.title': 'Help',
  'help.none': 'We have no answer to this here yet.',
  'help.write': 'Write to us',
  'help.orders': 'Your Orders',
  'help.password': 'Forgot password',
  'help.gift': 'Gifts',
  'help.safety': 'Ingredients and safety: {name}',
  'help.sizes': '{name}, {ml} ml',
  'help.bottles': 'Our bottles hold {sizes}.',
  'help.returns': 'Withdraw from a contract',
  'help.notify': 'Notify Me',
  'help.finder': pageText('finder.title'),
  'help.samples': 'Samples',

  'wish.absent': 'None of our perfumes smells of {scents}.',
  'wish.nearest': 'This one comes nearest:',
  'wish.unmet': 'None of our perfumes is all of that.',
  'wish.unclear': 'We did not understand “{words}”.',
  'wish.described': 'Its description speaks of {words}.',

  // What was understood, in one sentence: 'Without vanilla, under $200.'
  'wish.without': 'without {words}',
  'wish.not': 'not {words}',
  'wish.notFor': 'not for {words}',
  'wish.price.over': 'over {least}',
  'wish.price.from': 'from {least}',
  'wish.price.under': 'under {most}',
  'wish.price.upTo': 'up to {most}',
  'wish.price.between': '{least} to {most}',
  'wish.hours.over': 'lasting more than {least} hours',
  'wish.hours.from': 'lasting {least} hours or more',
  'wish.hours.under': 'lasting less than {most} hours',
  'wish.hours.upTo': 'lasting {most} hours at most',
  'wish.hours.between': 'lasting {least} to {most} hours',

  'band.under-100': 'All products under $100',
  'band.100-to-200': 'All products from $100 to $200',
  'band.over-200': 'All products over $200',

  // What fits of one perfume, and what all of several have in common. How far and how long a perfume reaches, and its season, are said in its own words.
  'fact.top.one': '{words} as it opens.',
  'fact.top.other': '{words} as they open.',
  'fact.heart.one': '{words} in its heart.',
  'fact.heart.other': '{words} in their hearts.',
  'fact.base.one': '{words} in its base.',
  'fact.base.other': '{words} in their bases.',
  'fact.told.one': 'Its story speaks of {words}.',
  'fact.told.other': 'Their stories speak of {words}.',
  'fact.isNot.one': 'It is not {words}.',
  'fact.isNot.other': 'They are not {words}.',
  'fact.priceUnknown.one': 'Its price is not known yet.',
  'fact.priceUnknown.other': 'Their prices are not known yet.',

  // What does not.
  'fact.lacks.one': 'Nothing in it says “{words}”.',
  'fact.lacks.other': 'Nothing in them says “{words}”.',
  'fact.isStill.one': 'It is {words}.',
  'fact.isStill.other': 'They are {words}.',
});
