/** The brand's name. Every text that contains it is composed from this one. */
export const brand = 'Aurevane';

/** What an installed shop says about itself. */
export const manifestDescription = `Perfumes composed slowly, in small batches, by the house of ${brand}.`;
