import type { PerfumeFacts, PerfumeKey, PerfumeText } from '../types';
import { amberNights } from './amberNights/facts';
import { classicMusk } from './classicMusk/facts';
import { royalOud } from './royalOud/facts';
import { vanillaEmber } from './vanillaEmber/facts';

export type { PerfumeKey } from '../types';

/** The shop's own perfumes, in display order. */
export const perfumes: Readonly<Record<PerfumeKey, PerfumeFacts>> = {
  classicMusk,
  amberNights,
  vanillaEmber,
  royalOud,
};

/** The texts of each perfume. A perfume's page loads only its own. */
export const perfumeTexts: Readonly<
  Record<PerfumeKey, () => Promise<{ perfume: PerfumeKey; text: PerfumeText }>>
> = {
  classicMusk: () => import('./classicMusk/text'),
  amberNights: () => import('./amberNights/text'),
  vanillaEmber: () => import('./vanillaEmber/text'),
  royalOud: () => import('./royalOud/text'),
};
