/** The account of every fresh mock server. */
export const demoAccount = {
  name: 'Camille Laurent',
  email: 'demo@aurevane.example',
  password: 'Golden-Hour-7',
};

/** The mock's order numbers begin with it: AUR-2026-000123. */
export const orderPrefix = 'AUR';

/** The pictures are files of mockPictures. */
type Row = readonly [name: string, price: number, description: string, ...pictures: string[]];

/**
 * What the mock sells, in the server's order; the place gives the id, so a new product goes to the end. First the perfumes, then further
 * concentrations in the same bottles, travel sprays, and two products without a picture.
 */
export const products: readonly Row[] = [
  ['Classic Musk', 145, 'White tea and cool iris over clean musk, worn as close as linen.', 'classic-musk'],
  ['Amber Nights', 168, 'Blood orange and cardamom melt into labdanum and golden amber.', 'amber-nights'],
  ['Vanilla Ember', 155, 'Black vanilla pod and honey over smouldering guaiac wood.', 'vanilla-ember'],
  ['Royal Oud', 320, 'Saffron and velvet rose open a door on incense, myrrh and unhurried oud.', 'royal-oud'],
  ['Rose Velours', 178, 'Turkish rose with the nap of velvet, deepened by raspberry leaf.', 'rose-velours'],
  ['Iris Poudré', 192.5, 'Florentine orris, violet and rice powder settle on pale suede.', 'iris-poudre'],
  ['Bergamot Sky', 95, 'Calabrian bergamot, mint and sea salt.', 'bergamot-sky', 'bergamot-sky-travel-spray'],
  ['Neroli Blanc', 135, 'Orange blossom gathered before noon, and sun-warmed linen.', 'neroli-blanc'],
  ['Santal Noir', 210, 'Sandalwood, black tea and fig bark, polished until it glows.', 'santal-noir'],
  ['Cedar Smoke', 160, 'Atlas cedar, birch and a thread of cade smoke over grey amber.', 'cedar-smoke'],
  ['Fig Leaf', 118, 'Crushed green leaf, milky sap and warm stone in the shade of the tree.', 'fig-leaf'],
  ['Jasmin Minuit', 198, 'Jasmine sambac as it smells after midnight: tea, skin.', 'jasmin-minuit'],
  ['Saffron Silk', 245, 'Red threads of saffron woven with apricot and soft leather.', 'saffron-silk'],
  ['Vetiver Rain', 128, 'Haitian vetiver, grapefruit peel and wet slate.', 'vetiver-rain'],
  ['Tonka Dusk', 150, 'Tonka bean, hay and lavender under a sky just turned violet.', 'tonka-dusk'],
  ['Oud Blanc', 285, 'Oud without its shadow: pale wood, white musk and cold incense.', 'oud-blanc'],
  ['Classic Musk Extrait', 265, 'The skin scent at its densest: ambrette butter and orris.', 'classic-musk'],
  ['Royal Oud Extrait', 1250, 'Aged oud and Taif rose in a numbered flacon, forty to a year.', 'royal-oud'],
  ['Rose Velours Extrait', 340, 'Twice the rose, half the light: Damascus and suede.', 'rose-velours'],
  ['Amber Nights Travel Spray', 52, 'Ten millilitres of glowing resin.', 'amber-nights-travel-spray'],
  ['Atelier Sample Set', 38, 'Eight vials of two millilitres, to be worn one a day.'],
  ['Vanilla Ember Extrait', 295, 'Bourbon vanilla infused for nine months, and ember.', 'vanilla-ember'],
  ['Classic Musk Travel Spray', 48, 'Clean musk and white tea.', 'classic-musk-travel-spray'],
  ['Neroli Blanc Eau de Cologne', 88, 'A lighter neroli with lemon leaf and rosemary.', 'neroli-blanc'],
  ['Santal Noir Extrait', 390, 'Sandalwood oil at its full weight, sealed with labdanum.', 'santal-noir'],
  ['Iris Poudré Extrait', 1480, 'Orris butter aged six years, almost untouched.', 'iris-poudre'],
  ['Bergamot Sky Travel Spray', 42, 'Salt, mint and bergamot.', 'bergamot-sky-travel-spray'],
  ['Oud Blanc Extrait', 780, 'White oud and cold incense, concentrated until it hums.', 'oud-blanc'],
  ['Maison Candle No. 7', 110, 'Fig bark, cedar and beeswax, poured by hand and burning for sixty hours.'],
  ['Jasmin Minuit Travel Spray', 58, 'Midnight jasmine, for the evening.', 'jasmin-minuit-travel-spray'],
  ['Vetiver Rain Eau de Cologne', 84.5, 'Vetiver, lighter on the wind.', 'vetiver-rain'],
  ['Saffron Silk Extrait', 460, 'Saffron and worn leather, as rich as brocade.', 'saffron-silk'],
  ['Cedar Smoke Travel Spray', 54, 'Cedar and cold smoke.', 'cedar-smoke-travel-spray'],
  ['Tonka Dusk Extrait', 275, 'Tonka absolute, tobacco leaf and lavender honey.', 'tonka-dusk'],
];
