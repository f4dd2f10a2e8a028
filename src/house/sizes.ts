/** What the bottles hold, in millilitres, by what a product's name adds to its perfume's; '' is the perfume itself. */
export const millilitres: Readonly<Record<string, number>> = {
  '': 50,
  Extrait: 50,
  'Travel Spray': 10,
};
