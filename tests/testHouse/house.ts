export const brand = 'Marlow Quay';
export const copyrightYear = '2026';
export const blurb = 'Perfumes of a harbour town, five of them.';
export const description = `${brand} makes five perfumes of tea, rain, fig, flowers and tar.`;
