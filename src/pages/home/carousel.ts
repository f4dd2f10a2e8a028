/** Returns the index of the slide a step away. It wraps in both directions. */
export function wrapIndex(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}
