/** The notice of a page whose app could not be loaded. */
export const notLoaded = {
  text: 'This page could not be loaded completely. Please check your connection and try again in a moment.',
  again: 'Try again',
} as const;
