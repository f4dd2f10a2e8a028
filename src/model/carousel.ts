/** The slide reached by a step from another; it wraps in both directions (behaviour 7.2). */
export function wrapIndex(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}
