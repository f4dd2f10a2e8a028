export const brand = 'Aurevane';
export const copyrightYear = '2025';
export const blurb = 'A house of quiet fragrance.';
export const description = `${brand} is a house of quiet fragrance: signature perfumes and a catalogue of rare compositions.`;
