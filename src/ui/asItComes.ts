/**
 * For a picture's `onLoad`: the page does not wait for it. React keeps a page back, up to a second, until the
 * pictures of a view transition are decoded, except those that somebody hears of by himself.
 */
export function asItComes(): void {
  // Nothing is left to do.
}
