import { catalogueTexts } from '#house/catalogue';
import { homeTexts } from '#house/home';
import { brand } from '#house/house';

/** What the browser tests know about the house besides its products (goods.ts). */

/** The end of every page's title. */
export const titleEnd = ` | ${brand}`;

/** The heading of Home. */
export const welcome = homeTexts.heroHeadline;

/** The heading of the catalogue. */
export const catalogueTitle = `${catalogueTexts.titleBefore} ${catalogueTexts.titleHighlight}`;
