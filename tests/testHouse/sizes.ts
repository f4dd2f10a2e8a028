/**
 * What the other sizes of the shop's own perfumes hold, in millilitres, by what a product's name adds to its
 * perfume's: 10 for 'Royal Oud Travel Spray'.
 */
export const millilitres: Readonly<Record<string, number>> = {
  Extrait: 50,
  'Travel Spray': 10,
};
