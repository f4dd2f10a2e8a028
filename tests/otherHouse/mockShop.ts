/** The account of every fresh mock server. */
export const demoAccount = {
  name: 'Jonas Albrecht',
  email: 'demo@maison-ilse.example',
  password: 'Low-Tide-21',
};

/** The mock's order numbers begin with it: MI-2026-000123. */
export const orderPrefix = 'MI';

type Row = readonly [picture: string, name: string, price: number | string, description: string];

/** The shop's perfumes; those with a page of their own come first. */
export const bottles: readonly Row[] = [
  [
    'amber-nights',
    'The Long Night of the Orangery by the Lake',
    '$1,240.00',
    'Bitter orange, night jasmine and tuberose over white musk, for the hours in which every window of the orangery stands open.',
  ],
  ['classic-musk', 'Salt Meadow', '88.00', 'Sea salt and grapefruit over driftwood and pale musk.'],
  ['royal-oud', 'Linden and Ink', 142.5, 'Pink pepper and linden flower over sandalwood, vetiver and ink.'],
  ['fig-leaf', 'Tomato Vine', 64, 'Crushed leaves and warm earth.'],
  ['rose-velours', 'Beetroot and Rose', 210, 'Two reds, one of them sweet.'],
];

/** Products with two more pictures: cap and label close up, and the bottle among its raw materials. */
export const WITH_MORE_PICTURES: ReadonlySet<string> = new Set(['Linden and Ink Extrait']);

const COLOGNES = ['Barley', 'Chalk', 'Damson', 'Elder', 'Flint', 'Gorse', 'Hazel', 'Ivy', 'Juniper', 'Kelp'];

/** Further products, among them one that has not been photographed yet (''). */
export const furtherProducts: readonly Row[] = [
  ['royal-oud', 'Linden and Ink Extrait', 310, 'The same desk, a hundred years later.'],
  ['', 'Matches from the Boathouse', 12, 'Forty matches in a tin.'],
  ['neroli-blanc', 'Three Vials in a Matchbox', 24, 'One of each, for a week.'],
  ...COLOGNES.flatMap((name, index): Row[] => [
    ['neroli-blanc', `${name} Cologne`, 70 + 15 * index, `${name}, lightly.`],
    ['vetiver-rain', `${name} Soap`, 18 + index, `A bar of ${name.toLowerCase()} soap.`],
  ]),
];
