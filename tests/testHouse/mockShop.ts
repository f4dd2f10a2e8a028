export { demoAccount, orderPrefix } from '../../src/house/mockShop';

type Row = readonly [picture: string, name: string, price: number | string, description: string];

const row = (picture: string, name: string, price: number | string): Row => [
  picture,
  name,
  price,
  `This is ${name}.`,
];

/** The products of the mock: prices as numbers and texts, some of four digits, some products without a picture. */
export const bottles: readonly Row[] = [
  row('classic-musk', 'Classic Musk', 145),
  row('amber-nights', 'Amber Nights', 168),
  row('vanilla-ember', 'Vanilla Ember', '155.00'),
  row('royal-oud', 'Royal Oud', 320),
  row('rose-velours', 'Rose Velours', 178),
  row('iris-poudre', 'Iris Poudré', 192.5),
  row('bergamot-sky', 'Bergamot Sky', 95),
  row('neroli-blanc', 'Neroli Blanc', 135),
  row('santal-noir', 'Santal Noir', 210),
  row('cedar-smoke', 'Cedar Smoke', '160.00'),
  row('fig-leaf', 'Fig Leaf', 118),
  row('jasmin-minuit', 'Jasmin Minuit', 198),
  row('saffron-silk', 'Saffron Silk', 245),
  row('vetiver-rain', 'Vetiver Rain', 128),
  row('tonka-dusk', 'Tonka Dusk', 150),
  row('oud-blanc', 'Oud Blanc', 285),
];

export const WITH_MORE_PICTURES: ReadonlySet<string> = new Set(['Classic Musk Extrait', 'Royal Oud Extrait']);

export const furtherProducts: readonly Row[] = [
  row('classic-musk', 'Classic Musk Extrait', 265),
  row('royal-oud', 'Royal Oud Extrait', '$1,250.00'),
  row('rose-velours', 'Rose Velours Extrait', 340),
  row('amber-nights-travel-spray', 'Amber Nights Travel Spray', 52),
  row('', 'Atelier Sample Set', 38),
  row('vanilla-ember', 'Vanilla Ember Extrait', 295),
  row('classic-musk-travel-spray', 'Classic Musk Travel Spray', '48.00'),
  row('neroli-blanc', 'Neroli Blanc Eau de Cologne', 88),
  row('santal-noir', 'Santal Noir Extrait', 390),
  row('iris-poudre', 'Iris Poudré Extrait', '$1,480.00'),
  row('bergamot-sky-travel-spray', 'Bergamot Sky Travel Spray', 42),
  row('oud-blanc', 'Oud Blanc Extrait', 780),
  row('', 'Maison Candle No. 7', '110.00'),
  row('jasmin-minuit-travel-spray', 'Jasmin Minuit Travel Spray', 58),
  row('vetiver-rain', 'Vetiver Rain Eau de Cologne', 84.5),
  row('saffron-silk', 'Saffron Silk Extrait', 460),
  row('cedar-smoke-travel-spray', 'Cedar Smoke Travel Spray', '$54.00'),
  row('tonka-dusk', 'Tonka Dusk Extrait', 275),
];
