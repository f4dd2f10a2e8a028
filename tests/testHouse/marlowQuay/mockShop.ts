export const demoAccount = { name: 'Ada Marlow', email: 'demo@marlow.example', password: 'Harbour-Light-4' };

export const orderPrefix = 'MQ';

type Row = readonly [name: string, price: number, description: string, ...pictures: string[]];

/** Each perfume in 50 ml and in 30 ml. */
export const products: readonly Row[] = [
  ['Black Tea No. 4', 90, 'Black tea, Ginger, Cedar bark.', 'black-tea-no-4'],
  ['L’Heure d’Or', 112, 'Mimosa, Acacia honey, Pine resin.', 'l-heure-d-or'],
  ['No 5 and Rain', 134, 'Rain, Rosemary, Skin musk.', 'no-5-and-rain'],
  ['Crème de Figue', 156, 'Fig leaf, Fig milk, Fig wood.', 'creme-de-figue'],
  ['Out of the Harbour', 178, 'Bitter lemon, Sea salt, Saddle leather, Birch tar.', 'out-of-the-harbour'],
  ['Black Tea No. 4 30 ml', 62, 'Black tea, in a smaller bottle.', 'black-tea-no-4'],
  ['L’Heure d’Or 30 ml', 76, 'Mimosa, in a smaller bottle.', 'l-heure-d-or'],
  ['No 5 and Rain 30 ml', 90, 'Rain, in a smaller bottle.', 'no-5-and-rain'],
  ['Crème de Figue 30 ml', 104, 'Fig leaf, in a smaller bottle.', 'creme-de-figue'],
  ['Out of the Harbour 30 ml', 118, 'Bitter lemon, in a smaller bottle.', 'out-of-the-harbour'],
];
