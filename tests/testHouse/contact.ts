import { brand } from './house';

/** The alternative text of Contact's picture. */
export const contactPictureAlt = `A bottle of Classic Musk by ${brand} with pieces of amber resin on dark stone`;
