/** Random choices that are the same in each run (mulberry32). */
export function randomOf(seed: number) {
  let state = seed;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit;
  };
  const pick = <Choice>(choices: readonly [Choice, ...Choice[]]): Choice =>
    choices[Math.floor(below(choices.length))] ?? choices[0];
  const many = <Choice>(least: number, most: number, choose: () => Choice): Choice[] =>
    Array.from({ length: least + Math.floor(below(most - least + 1)) }, choose);
  return { below, pick, many };
}
export type Random = ReturnType<typeof randomOf>;
