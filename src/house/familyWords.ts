import type { NoteFamily } from '#houseTypes/perfume';

/** The families of products that are none of the shop's own perfumes, by name. They take precedence over words. */
export const familiesByName: Readonly<Record<string, readonly NoteFamily[]>> = {
  'Atelier Sample Set': [],
  'Tonka Dusk': ['gourmand', 'floral'],
};

/**
 * Words of descriptions that tell a family; of two phrases the longer one counts. Words with the same stem
 * count as one. The phrases of '' name no family, though a word of theirs does: 'fig leaf'.
 */
export const familyWords: Readonly<Record<NoteFamily | '', string>> = {
  citrus:
    'citrus, bergamot, lemon, lime, yuzu, grapefruit, mandarin, tangerine, clementine, orange, blood orange, petitgrain, verbena, cologne',
  fruit:
    'fruit, berry, raspberry, strawberry, blackcurrant, cassis, pear, apple, peach, apricot, plum, prune, cherry, fig, pomegranate, lychee, mango, melon, pineapple, coconut',
  floral:
    'flower, petal, blossom, bouquet, orange blossom, orange flower, neroli, rose, jasmine, iris, orris, violet, lily, muguet, tuberose, gardenia, peony, magnolia, mimosa, osmanthus, ylang, freesia, geranium, lavender',
  spice:
    'spice, pepper, saffron, cardamom, cinnamon, clove, nutmeg, ginger, cumin, coriander, anise, star anise',
  musk: 'musk, white musk, ambrette, skin scent, cashmere',
  amber: 'amber, grey amber, resin, balsam, labdanum, benzoin, myrrh, incense, frankincense, olibanum',
  gourmand:
    'vanilla, vanilla pod, tonka, tonka bean, honey, beeswax, caramel, praline, chocolate, cocoa, coffee, almond, milk, rum, sugar, hay',
  wood: 'wood, sandalwood, cedar, cedarwood, oud, agarwood, vetiver, guaiac, birch, pine, cypress, patchouli, fig bark, bark, driftwood',
  leather: 'leather, suede',
  '': 'banana leaf, fig leaf, raspberry leaf, lemon leaf, milky sap, turned violet, fig tree, rose gold',
};
