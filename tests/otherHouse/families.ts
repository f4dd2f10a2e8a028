/** The families of notes, and what shoppers call them. */
export const families = {
  citrus: 'citrus',
  floral: 'flowers',
  marine: 'sea air',
  musk: 'musk',
  spice: 'spices',
  wood: 'wood',
} as const;
