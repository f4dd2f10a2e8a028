/** The brand's name: the one entry of the table that every other text is composed from. */
export const brand = 'Aurevane';
