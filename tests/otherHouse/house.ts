/** The brand's name. Every text that contains it is composed from this one. */
export const brand = 'Maison Ilse';
