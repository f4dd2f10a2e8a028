import { amberNights } from './perfumes/amberNights/facts';
import { classicMusk } from './perfumes/classicMusk/facts';
import { royalOud } from './perfumes/royalOud/facts';
import { vanillaEmber } from './perfumes/vanillaEmber/facts';
import type { PerfumeFacts, PerfumeKey } from './types';

export type { PerfumeKey } from './types';

/** The shop's own perfumes, in display order. */
export const perfumes: Readonly<Record<PerfumeKey, PerfumeFacts>> = {
  classicMusk,
  amberNights,
  vanillaEmber,
  royalOud,
};
