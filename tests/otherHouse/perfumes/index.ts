import type { PerfumeFacts, PerfumeText } from '#shop/config/perfume';
import { lindenAndInk } from './lindenAndInk/facts';
import { orangeryNight } from './orangeryNight/facts';
import { saltMeadow } from './saltMeadow/facts';

export type PerfumeKey = 'orangeryNight' | 'saltMeadow' | 'lindenAndInk';

/** The shop's own perfumes, in display order. */
export const perfumes: Readonly<Record<PerfumeKey, PerfumeFacts>> = {
  orangeryNight,
  saltMeadow,
  lindenAndInk,
};

/** The texts of each perfume. A perfume's page loads only its own. */
export const perfumeTexts: Readonly<
  Record<PerfumeKey, () => Promise<{ perfume: PerfumeKey; text: PerfumeText }>>
> = {
  orangeryNight: () => import('./orangeryNight/text'),
  saltMeadow: () => import('./saltMeadow/text'),
  lindenAndInk: () => import('./lindenAndInk/text'),
};
