/** The families of notes, and what shoppers call them. 'amber' covers resins and balsams, 'gourmand' everything edible. */
export const familyNames = {
  citrus: 'citrus',
  fruit: 'fruit',
  floral: 'flowers',
  spice: 'spices',
  musk: 'musk',
  amber: 'amber',
  gourmand: 'vanilla',
  wood: 'wood',
  leather: 'leather',
} as const;
