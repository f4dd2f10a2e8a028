/** The text of a page whose code could not be loaded, even after a reload. */
export const notLoaded = {
  text: 'This page could not be loaded completely. Please check your connection and try again in a moment.',
  again: 'Try again',
} as const;
