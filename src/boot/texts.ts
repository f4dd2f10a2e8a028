import { brand } from '#house/house';
import { shopOwner } from '#house/owner';

// Without the translate function: every byte delays the first paint.

export const notLoadedTexts = {
  text: 'This page could not be loaded completely. Please check your connection and try again in a moment.',
  again: 'Try again',
} as const;

export const noScriptsText = (): string =>
  `${brand} needs JavaScript to show prices and to take orders. You can also write to us: ${shopOwner.email}`;

/** What a missing file's page says, until the app shows Home. */
export const notFoundText = 'This page was not found.';
