import type { NoteFamily } from '#shop/config/perfume';

/** The families of products that are none of the shop's own perfumes, by name. They take precedence over words. */
export const familiesByName: Readonly<Record<string, readonly NoteFamily[]>> = {
  'Matches from the Boathouse': [],
};

/** Words of descriptions that tell a family. */
export const familyWords: Readonly<Record<NoteFamily | '', string>> = {
  citrus: 'citrus, orange, grapefruit, cologne',
  floral: 'flower, blossom, rose, jasmine, tuberose',
  marine: 'sea, salt, seaweed, kelp, driftwood',
  musk: 'musk, soap',
  spice: 'pepper, nutmeg, spice',
  wood: 'wood, sandalwood, cedar, vetiver, juniper, hazel',
  '': '',
};
