import { brand } from '#house/house';

/** What the browser tests know about the house besides its products (goods.ts). */

/** The end of every page's title. */
export const titleEnd = ` | ${brand}`;
