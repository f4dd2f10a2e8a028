export const demoAccount = { name: 'Ada Marlow', email: 'demo@marlow.example', password: 'Harbour-Light-4' };

export const orderPrefix = 'MQ';

type Row = readonly [name: string, price: number, description: string, ...pictures: string[]];

/** The perfumes in 50 ml, as the API names them. */
const perfumes = [
  ['Black Tea No. 4', 90, 'Black tea, Ginger, Cedar bark.', 'black-tea-no-4'],
  ['L’Heure d’Or', 112, 'Mimosa, Acacia honey, Pine resin.', 'l-heure-d-or'],
  ['No 5 and Rain', 134, 'Rain, Rosemary, Skin musk.', 'no-5-and-rain'],
  ['Crème de Figue', 156.5, 'Fig leaf, Fig milk, Fig wood.', 'creme-de-figue'],
  ['Out of the Harbour', 378, 'Bitter lemon, Sea salt, Saddle leather, Birch tar.', 'out-of-the-harbour'],
] as const satisfies readonly Row[];

/** Perfumes without a page. */
const others = [
  ['Sea Glass', 84, 'Salt on smooth green glass, and cold air.', 'no-5-and-rain', 'creme-de-figue'],
  ['Gorse', 96, 'Gorse in flower above the cliff, with thyme.', 'l-heure-d-or'],
  ['Driftwood', 128.5, 'Pale wood, dried by sun and seaweed.', 'out-of-the-harbour'],
  ['Wild Quince', 142, 'Quince and vanilla under a rough leaf of basil.', 'creme-de-figue'],
  ['Lamp Oil', 210, 'Incense, amber and a wick that has just gone out.', 'black-tea-no-4'],
  ['Wool and Pepper', 164, 'A coat by the fire, pepper and clove in its seams.', 'black-tea-no-4'],
  ['Lime Avenue', 118, 'Orange and bergamot along a wet road.', 'no-5-and-rain'],
] as const satisfies readonly Row[];

const smaller = (price: number): number => Math.round(price * 0.6);

/** What the mock sells, in the server's order. The place gives the id. */
export const products: readonly Row[] = [
  ...perfumes,
  ...others,
  ...perfumes.map(([name, price, , picture]): Row => [
    `${name} 30 ml`,
    smaller(price),
    'The same, in a smaller bottle.',
    picture,
  ]),
  ['Tide Sample Set', 24, 'Five vials of two millilitres.'],
  ['Quay Candle No. 7', 48, 'Beeswax, cedar and honey, burning for forty hours.'],
  ...perfumes.map(([name, price, , picture]): Row => [
    `${name} Extrait`,
    price * 4,
    'The same, at its densest.',
    picture,
  ]),
  ...others.map(([name, price, , picture]): Row => [
    `${name} Soap`,
    smaller(price) / 4,
    'A bar of soap.',
    picture,
  ]),
  ['Room Spray of Rope and Tar', 38, 'Rope and tar for a small room.', 'out-of-the-harbour'],
  ['Book of the Quay', 1250, 'Forty copies, bound by hand in leather.', 'out-of-the-harbour'],
];
