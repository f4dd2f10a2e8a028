import { translator } from './translator';

/** The comparison of the shop's own perfumes. */
export const t = translator({
  'compare.title': 'Compare perfumes',
  'compare.close': 'Close the comparison',
  'compare.choose': 'Perfumes to compare',
  'compare.atLeastTwo': 'Choose two perfumes or more.',

  'compare.apart': 'What sets it apart',
  'compare.price': 'Price',
  'compare.concentration': 'Concentration',

  'apart.led': 'Led by {lead}.',
  'apart.one': 'Led by {lead}, it {first}.',
  'apart.two': 'Led by {lead}, it {first} and {second}.',
  'apart.closest': 'stays closest to the skin',
  'apart.farthest': 'reaches farthest',
  'apart.longest': 'lasts longest',
  'apart.shortest': 'fades first',
  'apart.only.day': 'is the one for the day',
  'apart.only.evening': 'is the one for the evening',
  'apart.only.night': 'is the one for the night',
  'apart.only.spring': 'is the one for spring too',
  'apart.only.summer': 'is the one for summer too',
  'apart.only.autumn': 'is the one for autumn too',
  'apart.only.winter': 'is the one for winter too',
});
