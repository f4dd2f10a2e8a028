export const samples: readonly { name: string; holds: string }[] = [
  { name: 'Tide Sample Set', holds: 'five vials' },
];
