import type { PerfumeText } from '#shop/config/perfume';
import type { PerfumeKey } from './index';
import { text as lindenAndInk } from './lindenAndInk/text';
import { text as orangeryNight } from './orangeryNight/text';
import { text as saltMeadow } from './saltMeadow/text';

/** The texts of all perfumes, for the features that compare them. */
export const allPerfumeTexts: Readonly<Record<PerfumeKey, PerfumeText>> = {
  orangeryNight,
  saltMeadow,
  lindenAndInk,
};
