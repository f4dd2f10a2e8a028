import type { HoursPictures } from '#houseTypes/perfume';

/** No perfume has pictures of its hours. */
export const hoursPictures: Readonly<Record<string, HoursPictures | undefined>> = {};
