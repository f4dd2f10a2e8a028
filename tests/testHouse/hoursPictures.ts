import type { HoursPictures } from '../../src/house/types';

/** Only one perfume has its hours, so that tests meet both pages. */
export const hoursPictures: Readonly<Record<string, HoursPictures | undefined>> = {
  hoursVanillaEmber: { path: 'hours-vanilla-ember.00000000', frames: 3, widths: [640, 1020] },
};
