/** The brand's name. Every text that contains it is composed from this one. */
export const brand = 'Aurevane';

/** The year of the footer's copyright line. */
export const copyrightYear = '2025';

/** The footer's words about the house. */
export const blurb =
  'A house of quiet fragrance. Composed slowly, from few and precious materials, to be worn close and remembered long.';

/** What search engines show of a page without a description of its own. */
export const description = `${brand} is a house of quiet fragrance: signature perfumes and a catalogue of rare compositions.`;
