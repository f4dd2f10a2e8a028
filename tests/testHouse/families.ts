export const familyNames = {
  citrus: 'citrus',
  herb: 'herbs',
  tea: 'tea',
  floral: 'flowers',
  marine: 'rain and sea',
  spice: 'spices',
  musk: 'musk',
  resin: 'resins',
  sweet: 'sweet things',
  wood: 'wood',
  leather: 'leather',
} as const;
