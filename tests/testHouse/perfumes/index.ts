import type { PerfumeFacts } from '../../../src/house/types';
import { amberNights } from './amberNights/facts';
import { classicMusk } from './classicMusk/facts';
import { royalOud } from './royalOud/facts';
import { vanillaEmber } from './vanillaEmber/facts';

export type PerfumeKey = 'classicMusk' | 'amberNights' | 'vanillaEmber' | 'royalOud';

/** The shop's own perfumes, in display order. */
export const perfumes: Readonly<Record<PerfumeKey, PerfumeFacts>> = {
  classicMusk,
  amberNights,
  vanillaEmber,
  royalOud,
};
