/** Pseudo-random numbers that are the same for the same seed. */
export interface Random {
  /** A whole number from 0 up to but not including the limit. */
  below: (limit: number) => number;
  /** Returns true with this probability, from 0 to 1. */
  chance: (share: number) => boolean;
  /** @param items at least one */
  pick: <Item>(items: readonly Item[]) => Item;
}

/** Uses mulberry32. @param seed a whole number of 32 bits */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    chance: (share) => next() < share,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
  };
}
