import { hoursPictures as real } from '../../../src/house/hoursPictures';

/** Only one perfume has its hours, so that tests meet both pages. */
export const hoursPictures: typeof real = { hoursVanillaEmber: real.hoursVanillaEmber };
