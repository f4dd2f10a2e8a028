// Written by tools/artwork/encodePicture.mjs; do not edit.
import type { HoursPictures } from '#houseTypes/perfume';

// prettier-ignore
export const hoursPictures: Readonly<Record<string, HoursPictures | undefined>> = {
  hoursAmberNights: { path: 'hours-amber-nights.b8888cfd', frames: 12, widths: [640, 1020] },
  hoursClassicMusk: { path: 'hours-classic-musk.f03fc511', frames: 12, widths: [640, 1020] },
  hoursRoyalOud: { path: 'hours-royal-oud.5adb5236', frames: 12, widths: [640, 1020] },
  hoursVanillaEmber: { path: 'hours-vanilla-ember.456bbe9a', frames: 12, widths: [640, 1020] },
};
