import type { HoursPictures } from '#shop/config/perfume';

/** Only one perfume has its hours, so that tests meet both pages. */
export const hoursPictures: Readonly<Record<string, HoursPictures | undefined>> = {
  hoursVanillaEmber: { path: 'hours-vanilla-ember.00000000', frames: 3, widths: [640, 1020] },
};
