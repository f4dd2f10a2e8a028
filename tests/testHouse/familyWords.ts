import type { NoteFamily } from '#houseTypes/perfume';

export const familiesByName: Readonly<Record<string, readonly NoteFamily[]>> = {
  'Tide Sample Set': [],
  'Lamp Oil': ['resin', 'leather'],
};

export const familyWords: Readonly<Record<NoteFamily | '', string>> = {
  citrus: 'citrus, lemon, bergamot, orange',
  herb: 'herb, rosemary, basil, thyme, fig leaf',
  tea: 'tea, black tea, mate',
  floral: 'flower, mimosa, rose, jasmine',
  marine: 'rain, sea, salt, seaweed',
  spice: 'spice, ginger, pepper, clove',
  musk: 'musk, skin',
  resin: 'resin, amber, tar, incense',
  sweet: 'honey, fig milk, vanilla, fig',
  wood: 'wood, cedar, fig wood',
  leather: 'leather, suede',
  '': 'sea glass',
};
