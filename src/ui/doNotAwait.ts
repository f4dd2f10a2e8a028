/**
 * For a picture's `onLoad`. React delays a view transition by up to a second until the pictures in it are
 * decoded, except for pictures that have a load handler of their own: so this does nothing.
 */
export function doNotAwait(): void {
  // Nothing to do.
}
