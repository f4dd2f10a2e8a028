/** What a page says where its code could not be loaded, also after it was loaded again. */
export const notLoaded = {
  text: 'This page could not be loaded completely. Please check your connection and try again in a moment.',
  again: 'Try again',
} as const;
