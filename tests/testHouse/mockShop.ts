/** The account of every fresh mock server. */
export const demoAccount = {
  name: 'Camille Laurent',
  email: 'demo@aurevane.example',
  password: 'Golden-Hour-7',
};

/** The mock's order numbers begin with it: AUR-2026-000123. */
export const orderPrefix = 'AUR';

/** Name, price as the server writes it, description; the picture is the bottle's own, a travel spray's the small one. */
type Row = readonly [picture: string, name: string, price: number | string, description: string];

/** The shop's sixteen perfumes; those with a page of their own come first. */
export const bottles: readonly Row[] = [
  [
    'classic-musk',
    'Classic Musk',
    145,
    'White tea and cool iris over clean musk, worn as close as linen. The perfume people mistake for you.',
  ],
  [
    'amber-nights',
    'Amber Nights',
    168,
    'Blood orange and cardamom melt into labdanum, damask rose and slow, golden amber. For the hour after dinner.',
  ],
  [
    'vanilla-ember',
    'Vanilla Ember',
    '155.00',
    'Black vanilla pod and honey over smouldering guaiac wood. What remains when the flame has gone.',
  ],
  [
    'royal-oud',
    'Royal Oud',
    320,
    'Saffron and velvet rose open a door on incense, myrrh and unhurried oud. Dark wood, held like a secret.',
  ],
  [
    'rose-velours',
    'Rose Velours',
    178,
    'Turkish rose with the nap of velvet, deepened by raspberry leaf and a little suede. Petals, pressed by candlelight.',
  ],
  [
    'iris-poudre',
    'Iris Poudré',
    192.5,
    'Florentine orris, violet and rice powder settle on pale suede. As quiet as a drawer lined with paper.',
  ],
  [
    'bergamot-sky',
    'Bergamot Sky',
    95,
    'Calabrian bergamot, mint and sea salt under a very high sky. One breath, and the shutters are open.',
  ],
  [
    'neroli-blanc',
    'Neroli Blanc',
    135,
    'Orange blossom gathered before noon, petitgrain and sun-warmed linen. A white courtyard in a bottle.',
  ],
  [
    'santal-noir',
    'Santal Noir',
    210,
    'Mysore-style sandalwood, black tea and fig bark, polished until it glows. Smooth, dark and very calm.',
  ],
  [
    'cedar-smoke',
    'Cedar Smoke',
    '160.00',
    'Atlas cedar, birch and a thread of cade smoke over grey amber. A cabin, a week after the snow.',
  ],
  [
    'fig-leaf',
    'Fig Leaf',
    118,
    'Crushed green leaf, milky sap and warm stone in the shade of the tree. Summer, told without sugar.',
  ],
  [
    'jasmin-minuit',
    'Jasmin Minuit',
    198,
    'Jasmine sambac as it smells after midnight: tea, ripe banana leaf, skin. It waits for the lamps to go out.',
  ],
  [
    'saffron-silk',
    'Saffron Silk',
    245,
    'Red threads of saffron woven with apricot, osmanthus and soft leather. It drapes rather than projects.',
  ],
  [
    'vetiver-rain',
    'Vetiver Rain',
    128,
    'Haitian vetiver, grapefruit peel and wet slate. The garden path, ten minutes after the storm.',
  ],
  [
    'tonka-dusk',
    'Tonka Dusk',
    150,
    'Tonka bean, hay and lavender under a sky that has just turned violet. Warm almond, gently smoked.',
  ],
  [
    'oud-blanc',
    'Oud Blanc',
    285,
    'Oud without its shadow: pale wood, white musk and cold incense. Marble, with one ray of sun on it.',
  ],
];

/** Products with two more pictures: cap and label close up, and the bottle among its raw materials. */
export const WITH_MORE_PICTURES: ReadonlySet<string> = new Set([
  'Classic Musk Extrait',
  'Vanilla Ember Extrait',
  'Royal Oud Extrait',
]);

/** Further concentrations in the same bottles, travel sprays in small ones, and two that have not been photographed yet (''). */
export const furtherProducts: readonly Row[] = [
  [
    'classic-musk',
    'Classic Musk Extrait',
    265,
    'The skin scent at its densest: ambrette butter, orris and white musk. One drop stays until tomorrow.',
  ],
  [
    'royal-oud',
    'Royal Oud Extrait',
    '$1,250.00',
    'Aged oud and Taif rose in a numbered flacon, forty to a year. The darkest room of the house.',
  ],
  [
    'rose-velours',
    'Rose Velours Extrait',
    340,
    'Twice the rose, half the light: absolute of Damascus, plum and suede. Velvet you could fold.',
  ],
  [
    'amber-nights-travel-spray',
    'Amber Nights Travel Spray',
    52,
    'Ten millilitres of glowing resin for the inside pocket. The evening, wherever it finds you.',
  ],
  [
    '',
    'Atelier Sample Set',
    38,
    'Eight vials of two millilitres, chosen by our perfumers to be worn one a day. Begin with the lightest.',
  ],
  [
    'vanilla-ember',
    'Vanilla Ember Extrait',
    295,
    'Bourbon vanilla infused for nine months, with rum cask and ember. Slow warmth, made slower.',
  ],
  [
    'classic-musk-travel-spray',
    'Classic Musk Travel Spray',
    '48.00',
    'Clean musk and white tea in ten millilitres. A fresh cuff, at any hour of the journey.',
  ],
  [
    'neroli-blanc',
    'Neroli Blanc Eau de Cologne',
    88,
    'A lighter neroli with lemon leaf and rosemary, to be splashed generously. Cool as tiles underfoot.',
  ],
  [
    'santal-noir',
    'Santal Noir Extrait',
    390,
    'Sandalwood oil at its full weight, sealed with labdanum. It wears down like good leather.',
  ],
  [
    'iris-poudre',
    'Iris Poudré Extrait',
    '$1,480.00',
    'Orris butter aged six years, almost untouched. Grey silk, and the silence after it.',
  ],
  [
    'bergamot-sky-travel-spray',
    'Bergamot Sky Travel Spray',
    42,
    'Salt, mint and bergamot in ten millilitres. Morning, in carry-on size.',
  ],
  [
    'oud-blanc',
    'Oud Blanc Extrait',
    780,
    'White oud and cold incense, concentrated until it hums. A single spray on the collar is enough.',
  ],
  [
    '',
    'Maison Candle No. 7',
    '110.00',
    'Fig bark, cedar and beeswax, poured by hand and burning for sixty hours. The house, after everyone has left.',
  ],
  [
    'jasmin-minuit-travel-spray',
    'Jasmin Minuit Travel Spray',
    58,
    'Midnight jasmine for the evening bag. Ten millilitres, and no apology.',
  ],
  [
    'vetiver-rain',
    'Vetiver Rain Eau de Cologne',
    84.5,
    'Vetiver, grapefruit and wet stone, lighter on the wind. For after the swim.',
  ],
  [
    'saffron-silk',
    'Saffron Silk Extrait',
    460,
    'Saffron, osmanthus absolute and worn leather, as rich as brocade. It is meant to be noticed late.',
  ],
  [
    'cedar-smoke-travel-spray',
    'Cedar Smoke Travel Spray',
    '$54.00',
    'Cedar and cold smoke in ten millilitres, for coats that remember. Keep it by the door.',
  ],
  [
    'tonka-dusk',
    'Tonka Dusk Extrait',
    275,
    'Tonka absolute, tobacco leaf and lavender honey, thick as dusk itself. It lingers on wool for days.',
  ],
];
