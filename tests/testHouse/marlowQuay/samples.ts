export const samples: readonly { name: string; holds: string }[] = [];
