/** The brand's name. Every text that contains it is composed from this one. */
export const brand = 'Maison Ilse';

/** What an installed shop says about itself. */
export const manifestDescription = `Perfumes of ink, salt and orange trees, by ${brand}.`;

/** The year of the footer's copyright line (behaviour 1.5). */
export const copyrightYear = '2026';

/** The footer's words about the house. */
export const blurb = 'Three perfumes from a house by the sea.';

/** What search engines show of a page without a description of its own. */
export const description = `${brand} composes perfumes of ink, salt and orange trees.`;
