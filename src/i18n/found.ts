import { translator } from './translator';

/** Search results other than matches by name. */
export const t = translator({
  'found.byScent': 'By scent',
  'found.inShop': 'In the shop',
  'found.scentCount.one': '1 perfume by its scent',
  'found.scentCount.other': '{count} perfumes by their scent',

  'wish.absent': 'None of ours smells of {scents}.',
  'wish.nearest': 'This one comes nearest:',
  'wish.unmet': 'None of ours is all of that.',
  'wish.described': 'Its description speaks of {words}.',

  // What fits. How far and how long a perfume reaches, and its season, are said in its own words.
  'fits.top': '{words} as it opens.',
  'fits.heart': '{words} in its heart.',
  'fits.base': '{words} in its base.',
  'fits.own': '{words}.',
  'fits.told': 'Its story speaks of {words}.',
  'fits.citrus': 'Bright with citrus.',
  'fits.fruit': 'Ripe fruit.',
  'fits.floral': 'Soft with flowers.',
  'fits.spice': 'Warm with spice.',
  'fits.musk': 'Clean musk, close to the skin.',
  'fits.amber': 'Glowing amber and resin.',
  'fits.gourmand': 'Sweet with vanilla and honey.',
  'fits.wood': 'Woody to the base.',
  'fits.leather': 'A touch of leather.',
  'fits.day': 'For the day.',
  'fits.evening': 'For the evening.',
  'fits.night': 'For late hours.',
  'fits.cheap': 'Our lowest price.',
  'fits.dear': 'Our highest price.',
  'fits.within': 'Within {words}.',
  'fits.priceUnknown': 'Its price is not known yet.',

  // What does not.
  'misses.lacks': 'It has no {words}.',
  'misses.unlike': 'Nothing in it says “{words}”.',
  'misses.notQuiet': 'It is not quiet.',
  'misses.isNot': 'It is not {words}.',
  'misses.isStill': 'It is {words}.',
});
