/** The products that let shoppers try before they buy. */
export const samples: readonly { name: string; holds: string }[] = [
  { name: 'Three Vials in a Matchbox', holds: 'three vials' },
];
