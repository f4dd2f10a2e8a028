/**
 * The products that let shoppers try before they buy. They are offered below a perfume's price and in the
 * result of Find your scent, as long as the API sells them.
 */
export const samples: readonly { name: string; holds: string }[] = [
  { name: 'Atelier Sample Set', holds: 'eight vials' },
];
